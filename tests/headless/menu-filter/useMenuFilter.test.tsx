import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  createAnnouncerStore,
  formatDefaultText,
  FormatTextContext,
  type AnnouncerStore,
  type FormatText,
  type Text,
} from '../../../headless/core/index.js';
import {
  createFilteredMenuStore,
  useMenuFilter,
  type FilteredMenuStore,
} from '../../../headless/menu-filter/index.js';
import { createMenuStore, type MenuStore } from '../../../headless/menu/index.js';
import { useSearchBox } from '../../../headless/search-box/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import {
  createFakeClock,
  createFakeNavigation,
  createMemoryStorage,
  type FakeClock,
} from '../../../headless/testing/index.js';
import { sampleItems } from '../menu/sampleMenu.js';
import { TestMenu } from '../menu/TestMenu.js';
import { describeConformance } from '../support/conformance.js';

let clock: FakeClock;
let menu: MenuStore;
let filtered: FilteredMenuStore;
let announcer: AnnouncerStore;
beforeEach(() => {
  clock = createFakeClock();
  announcer = createAnnouncerStore();
  menu = createMenuStore({
    items: sampleItems,
    navigation: createFakeNavigation({ url: '/elsewhere' }),
    storage: createMemoryStorage(),
  });
  menu.connect();
  filtered = createFilteredMenuStore({ menu, clock });
});

function Field({ onFilter }: { onFilter: (store: MenuStore | undefined) => void }): ReactElement {
  const filter = useMenuFilter({ store: filtered, menuId: 'menu', onFilter });
  const search = useSearchBox(filter.searchBox);
  return (
    <div {...filter.getGroupProps()}>
      <form {...search.getFormProps()}>
        <input {...search.getInputProps()} />
      </form>
      {filter.emptyText !== null && <p>{filter.emptyText}</p>}
    </div>
  );
}

function FilterableMenu(): ReactElement {
  const [store, setStore] = useState<MenuStore>();
  return (
    <ShellProvider shell={{ announcer, menu }}>
      <Field onFilter={setStore} />
      <TestMenu store={store ?? menu} id="menu" />
    </ShellProvider>
  );
}

describeConformance('useMenuFilter', {
  useHook: () => useMenuFilter({ menu, store: filtered, menuId: 'menu', onFilter: () => {} }),
  readState: () => filtered.getState(),
  parts: { getGroupProps: { getter: (filter) => filter.getGroupProps } },
});

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Filter the menu' });
const said = (): string[] => announcer.getState().polite.map(({ text }) => text);
/** The names of all links and buttons of the menu, top to bottom. */
const shown = (): (string | null)[] =>
  [...screen.getByRole('navigation').querySelectorAll('a, button:not([aria-label])')].map(
    ({ textContent }) => textContent,
  );

test('B-15 typing leaves what has the text, with its ancestors open, and clearing restores', async () => {
  render(<FilterableMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  const before = shown();
  await userEvent.type(field(), 'TEAM');
  expect(screen.queryByText('Nothing found.')).toBeNull();
  expect(shown()).toEqual(['Staff', 'Teams', 'My team', 'All teams']);
  expect(screen.getByRole('button', { name: 'Staff' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.clear(field());
  expect(shown()).toEqual(before);
});

test('B-15 Escape clears, and is heard around the menu only when there is nothing to clear', async () => {
  render(<FilterableMenu />);
  await userEvent.type(field(), 'team');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  expect(field()).toHaveValue('');
  expect(shown()).toEqual(['Home', 'Staff', 'Reports']);
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
});

test('B-15 the empty field says what it is for, and Down in it does not move the caret', async () => {
  render(<FilterableMenu />);
  expect(field()).toHaveAttribute('placeholder', 'Filter the menu');
  await userEvent.type(field(), 'team');
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false);
});

test('B-15 Down with a modifier is left to the field, where Shift selects the text', async () => {
  render(<FilterableMenu />);
  await userEvent.type(field(), 'team');
  for (const modifier of ['shiftKey', 'ctrlKey', 'altKey', 'metaKey']) {
    const isLeft = fireEvent.keyDown(field(), { key: 'ArrowDown', [modifier]: true });
    expect(isLeft, modifier).toBe(true);
    expect(field()).toHaveFocus();
  }
});

test('B-15 in another language titles are found as they read then', async () => {
  const backwards = (text: Text): string => [...formatDefaultText(text)].reverse().join('');
  const page = (format: FormatText): ReactElement => (
    <FormatTextContext.Provider value={format}>
      <Field onFilter={() => {}} />
    </FormatTextContext.Provider>
  );
  const shell = { announcer, menu };
  const { rerender } = render(
    <ShellProvider shell={shell}>{page(formatDefaultText)}</ShellProvider>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'home');
  expect(filtered.getState().matchCount).toBe(1);
  rerender(<ShellProvider shell={shell}>{page(backwards)}</ShellProvider>);
  expect(filtered.getState().matchCount).toBe(0);
});

test('B-15 Down goes to what was found, from where the arrows go on', async () => {
  render(<FilterableMenu />);
  await userEvent.type(field(), 'my team{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Staff' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Teams' })).toHaveFocus();
});

test('B-15 Enter goes to what was found, and stays where there is no text', async () => {
  render(<FilterableMenu />);
  await userEvent.type(field(), '{Enter}');
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'home{Enter}');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
});

test('B-15 Down that an input method takes stays in the field', async () => {
  render(<FilterableMenu />);
  await userEvent.type(field(), 'home');
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 229 })).toBe(true);
  expect(field()).toHaveFocus();
});

test('B-15 where nothing is found, a text says so; Down stays', async () => {
  render(<FilterableMenu />);
  await userEvent.type(field(), 'xyz');
  expect(screen.getByText('Nothing found.')).toBeVisible();
  expect(shown()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveFocus();
  await userEvent.clear(field());
  expect(screen.queryByText('Nothing found.')).toBeNull();
});

test('B-15 the number of results is said politely when the typing pauses', async () => {
  render(<FilterableMenu />);
  await userEvent.type(field(), 'team');
  expect(said()).toEqual([]);
  act(() => {
    clock.advance(600);
  });
  expect(said()).toEqual(['Found in the menu: 3']);
  await userEvent.type(field(), 'xyz');
  act(() => {
    clock.advance(600);
  });
  expect(said()).toEqual(['Found in the menu: 3', 'Nothing found.']);
  expect(announcer.getState().assertive).toEqual([]);
});

test('B-15 pauses in typing are measured by the clock that is given', async () => {
  function Owner(): ReactElement {
    const search = useSearchBox(
      useMenuFilter({ menu, menuId: 'menu', onFilter: () => {}, clock }).searchBox,
    );
    return <input {...search.getInputProps()} />;
  }
  render(
    <ShellProvider shell={{ announcer }}>
      <Owner />
    </ShellProvider>,
  );
  await userEvent.type(field(), 'team');
  act(() => {
    clock.advance(600);
  });
  expect(said()).toEqual(['Found in the menu: 3']);
});

test('B-15 MENU-4 a selection marks the path in what was found', async () => {
  render(<FilterableMenu />);
  await userEvent.type(field(), 'team');
  await userEvent.click(screen.getByRole('link', { name: 'My team' }));
  expect(screen.getByRole('link', { name: 'My team' })).toHaveAttribute('aria-current', 'page');
  expect(shown()).toEqual(['Staff', 'Teams', 'My team', 'All teams']);
});

test('B-15 a field that goes away gives the whole menu back', async () => {
  function Removable(): ReactElement {
    const [isThere, setIsThere] = useState(true);
    const [store, setStore] = useState<MenuStore>();
    return (
      <ShellProvider shell={{ announcer, menu }}>
        {isThere && <Field onFilter={setStore} />}
        <TestMenu store={store ?? menu} id="menu" />
        <input type="button" value="Remove" onClick={() => setIsThere(false)} />
      </ShellProvider>
    );
  }
  render(<Removable />);
  await userEvent.type(field(), 'team');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(shown()).toEqual(['Home', 'Staff', 'Reports']);
});

test('B-15 without a menu it says what is missing and how to give it', () => {
  function Lost(): null {
    useMenuFilter({ menuId: 'menu', onFilter: () => {} });
    return null;
  }
  expect(() => render(<Lost />)).toThrow(/useMenuFilter found no menu store\./);
});

test('without a menu it says what is missing and how to give it', () => {
  function Lost(): ReactElement {
    useMenuFilter({ menuId: 'menu', onFilter: () => {} });
    return <></>;
  }
  expect(() => render(<Lost />)).toThrow(/useMenuFilter found no menu store\..*\{ menu \}/);
});
