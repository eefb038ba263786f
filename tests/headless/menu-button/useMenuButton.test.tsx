import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createMenuButtonStore,
  useMenuButton,
  type MenuButtonStore,
} from '../../../headless/menu-button/index.js';
import { describeConformance } from '../support/conformance.js';
import { frameContainer } from '../support/frameContainer.js';
import { shadowContainer } from '../support/shadowContainer.js';

let store: MenuButtonStore;
beforeEach(() => {
  store = createMenuButtonStore();
});

const items = [
  { key: 'nl', label: 'Nederlands', lang: 'nl', isChecked: true, run: () => {} },
  { key: 'fr', label: 'Français', lang: 'fr', isChecked: false, run: () => {} },
];

describeConformance('useMenuButton', {
  useHook: () => useMenuButton({ items, store }),
  readState: () => store.getState(),
  parts: {
    getTriggerProps: { getter: (menu) => menu.getTriggerProps, element: 'button' },
    getMenuProps: { getter: (menu) => menu.getMenuProps },
    getItemProps: { getter: (menu) => menu.items[0]!.getItemProps },
    getItemWrapperProps: { getter: (menu) => menu.getItemWrapperProps, element: 'li' },
  },
});

function Languages({ store }: { store?: MenuButtonStore }): ReactElement {
  const [language, setLanguage] = useState('fr');
  const menu = useMenuButton({
    store,
    items: ['Nederlands', 'Français', 'English'].map((label) => {
      const key = label.slice(0, 2).toLowerCase();
      return {
        key,
        label,
        lang: key,
        isChecked: key === language,
        run: () => {
          setLanguage(key);
        },
      };
    }),
  });
  return (
    <>
      <button {...menu.getTriggerProps()}>Language: {language}</button>
      <button>After</button>
      {menu.isOpen && (
        <ul {...menu.getMenuProps()}>
          {menu.items.map(({ key, label, getItemProps }) => (
            <li key={key} {...menu.getItemWrapperProps()}>
              <span {...getItemProps()}>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

async function openBy(key: string): Promise<UserEvent> {
  const user = userEvent.setup();
  render(<Languages />);
  screen.getByRole('button', { name: /Language/ }).focus();
  await user.keyboard(key);
  return user;
}

const item = (name: string): HTMLElement => screen.getByRole('menuitemradio', { name });

test('A11Y-LANG opening scrolls nothing: neither the key, nor the focus', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  render(<Languages />);
  const button = screen.getByRole('button', { name: /Language/ });
  expect(fireEvent.keyDown(button, { key: 'ArrowDown' })).toBe(false);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test('A11Y-LANG Space chooses the item that has the focus', async () => {
  const user = await openBy('{ArrowDown}');
  await user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Language: en' })).toHaveFocus();
});

test('A11Y-LANG Escape closes the menu and nothing around it', async () => {
  const user = userEvent.setup();
  const onKeyDown = vi.fn();
  render(
    <div role="presentation" onKeyDown={onKeyDown}>
      <Languages />
    </div>,
  );
  await user.click(screen.getByRole('button', { name: /Language/ }));
  expect(fireEvent.keyDown(item('Français'), { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('A11Y-LANG no key that moves the focus scrolls the page', async () => {
  await openBy('{Enter}');
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
    expect(fireEvent.keyDown(document.activeElement!, { key }), key).toBe(false);
  }
});

test('A11Y-LANG the pointer moves the focus, and the item is marked', async () => {
  const user = await openBy('{Enter}');
  expect(item('Nederlands')).toHaveAttribute('data-active', 'true');
  await user.hover(item('English'));
  expect(item('English')).toHaveFocus();
  expect(item('English')).toHaveAttribute('data-active', 'true');
  expect(item('Nederlands')).not.toHaveAttribute('data-active');
});

test('A11Y-LANG a menu that comes after it was closed again takes no focus', async () => {
  function Late({ isThere }: { isThere: boolean }): ReactElement {
    const menu = useMenuButton({ items, store });
    return <>{isThere && <span {...menu.items[0]!.getItemProps()}>Nederlands</span>}</>;
  }
  const { rerender } = render(<Late isThere={false} />);
  act(() => {
    store.open();
  });
  act(() => {
    store.close();
  });
  rerender(<Late isThere />);
  await act(async () => {
    await Promise.resolve();
  });
  expect(document.body).toHaveFocus();
});

test('A11Y-LANG the button tells of its menu, the items of their choice and their language', async () => {
  await openBy('{Enter}');
  const button = screen.getByRole('button', { name: /Language/ });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: /Language/ })).toHaveAttribute(
    'id',
    button.getAttribute('aria-controls'),
  );
  expect(item('Français')).toBeChecked();
  expect(item('English')).toHaveAttribute('aria-checked', 'false');
  expect(item('English')).toHaveAttribute('lang', 'en');
  expect(item('English')).toHaveAttribute('tabindex', '-1');
});

test.each([
  ['{Enter}', 'Nederlands'],
  [' ', 'Nederlands'],
  ['{ArrowDown}', 'Nederlands'],
  ['{ArrowUp}', 'English'],
])('A11Y-LANG "%s" on the button opens the menu on %s', async (key, focused) => {
  await openBy(key);
  expect(item(focused)).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'Français'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Nederlands'],
  ['{ArrowUp}', 'English'],
  ['{End}', 'English'],
  ['{End}{Home}', 'Nederlands'],
  ['f', 'Français'],
  ['E', 'English'],
  ['x', 'Nederlands'],
])('A11Y-LANG "%s" in the menu, from Nederlands, moves to %s', async (keys, focused) => {
  const user = await openBy('{Enter}');
  await user.keyboard(keys);
  expect(item(focused)).toHaveFocus();
});

test('A11Y-LANG a key with Ctrl, Alt or Meta is left to the browser', async () => {
  await openBy('{Enter}');
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
    expect(fireEvent.keyDown(item('Nederlands'), { key: 'f', [modifier]: true })).toBe(true);
  }
  expect(item('Nederlands')).toHaveFocus();
});

test('A11Y-LANG what a choice focuses keeps the focus', async () => {
  function Actions(): ReactElement {
    const run = (): void => {
      screen.getByRole('textbox').focus();
    };
    const menu = useMenuButton({ items: [{ key: 'find', label: 'Find', run }] });
    return (
      <>
        <button {...menu.getTriggerProps()}>Actions</button>
        <input />
        {menu.isOpen && (
          <div {...menu.getMenuProps()}>
            <span {...menu.items[0]!.getItemProps()}>Find</span>
          </div>
        )}
      </>
    );
  }
  render(<Actions />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('A11Y-LANG Escape closes and gives the focus back', async () => {
  const user = await openBy('{Enter}');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: /Language/ })).toHaveFocus();
});

test('A11Y-LANG Tab leaves the menu for what follows the button, and closes it', async () => {
  const user = await openBy('{Enter}');
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('A11Y-LANG Enter chooses, closes and gives the focus back', async () => {
  const user = await openBy('{Enter}');
  await user.keyboard('{End}');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Language: en' })).toHaveFocus();
});

test.each(['Enter', ' '])(
  'A11Y-LANG %j held since the menu was opened chooses nothing',
  async (key) => {
    await openBy('{Enter}');
    const item = document.activeElement!;
    expect(fireEvent.keyDown(item, { key, repeat: true })).toBe(false);
    expect(item).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Language: fr' })).toBeInTheDocument();
  },
);

test('A11Y-LANG Enter held since code opened the menu chooses nothing', () => {
  store.open(0);
  render(<Languages store={store} />);
  const item = document.activeElement!;
  expect(item).toHaveTextContent('Nederlands');
  fireEvent.keyDown(item, { key: 'Enter', repeat: true });
  expect(item).toHaveFocus();
  fireEvent.keyDown(item, { key: 'Enter' });
  expect(screen.getByRole('button', { name: 'Language: ne' })).toHaveFocus();
});

test.each(['Enter', ' '])(
  'A11Y-LANG %j that has chosen opens no menu again while it is held',
  async (key) => {
    await openBy('{Enter}');
    fireEvent.keyDown(document.activeElement!, { key });
    const button = screen.getByRole('button', { name: /Language/ });
    expect(button).toHaveFocus();
    expect(fireEvent.keyDown(button, { key, repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button, { key })).toBe(true);
  },
);

test('by mouse: a press opens, a press on an item chooses, a press elsewhere or on the button closes', async () => {
  const user = userEvent.setup();
  render(<Languages />);
  const button = screen.getByRole('button', { name: /Language/ });
  await user.click(button);
  await user.click(item('Nederlands'));
  expect(button).toHaveTextContent('Language: ne');

  await user.click(button);
  await user.click(button);
  expect(screen.queryByRole('menu')).toBeNull();

  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('A11Y-LANG a press on the edge of the menu closes nothing, and the keys go on', async () => {
  const user = await openBy('{Enter}');
  await user.click(screen.getByRole('menu'));
  await user.keyboard('{ArrowDown}');
  expect(item('Français')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: /Language/ })).toHaveFocus();
});

test('A11Y-LANG in a shadow root the focus goes into the menu, and back', () => {
  const { root, container } = shadowContainer();
  const menu = within(render(<Languages />, { container }).container);
  fireEvent.click(menu.getByRole('button', { name: 'Language: fr' }));
  expect(root.activeElement).toBe(menu.getByRole('menuitemradio', { name: 'Nederlands' }));
  fireEvent.keyDown(root.activeElement!, { key: 'Escape' });
  expect(root.activeElement).toBe(menu.getByRole('button', { name: 'Language: fr' }));
});

test('A11Y-LANG in another page the focus goes into the menu, and back', () => {
  const { page, container } = frameContainer();
  const menu = within(render(<Languages />, { container }).container);
  fireEvent.keyDown(menu.getByRole('button', { name: 'Language: fr' }), { key: 'ArrowUp' });
  expect(page.activeElement).toBe(menu.getByRole('menuitemradio', { name: 'English' }));
  fireEvent.keyDown(page.activeElement!, { key: 'Escape' });
  expect(page.activeElement).toBe(menu.getByRole('button', { name: 'Language: fr' }));
});

const run = vi.fn();

function Changing({ keys }: { keys: readonly string[] }): ReactElement {
  const menu = useMenuButton({
    store,
    items: keys.map((key) => ({
      key,
      label: key,
      run: () => {
        run(key);
      },
    })),
  });
  return (
    <>
      <button {...menu.getTriggerProps()}>Actions</button>
      {menu.isOpen && (
        <div {...menu.getMenuProps()}>
          {menu.items.map(({ key, label, getItemProps }) => (
            <span key={key} {...getItemProps()}>
              {label}
            </span>
          ))}
        </div>
      )}
    </>
  );
}

/** Opens a menu by a key on its button, and presses others in it. */
function openChanging(...pressed: readonly string[]): (...keys: readonly string[]) => void {
  const { rerender } = render(<Changing keys={['approve', 'edit', 'delete']} />);
  screen.getByRole('button').focus();
  for (const key of pressed) fireEvent.keyDown(document.activeElement!, { key });
  return (...keys) => {
    rerender(<Changing keys={keys} />);
  };
}

/** What Enter runs is what has the focus and is marked. */
function expectChoice(key: string): void {
  const focused = screen.getByRole('menuitem', { name: key });
  expect(focused).toHaveFocus();
  expect(screen.getAllByRole('menuitem').filter(({ dataset }) => dataset.active)).toEqual([
    focused,
  ]);
  run.mockClear();
  fireEvent.keyDown(focused, { key: 'Enter' });
  expect(run.mock.calls).toEqual([[key]]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
}

test.each([
  ['one above it goes', ['edit', 'delete']],
  ['one comes above it', ['approve', 'share', 'edit', 'delete']],
  ['the others change places', ['delete', 'edit', 'approve']],
])('A11Y-LANG the item that has the focus keeps it, for Enter too, when %s', (_, keys) => {
  const change = openChanging('ArrowDown', 'ArrowDown');
  change(...keys);
  expectChoice('edit');
});

test.each([
  ['first', ['ArrowDown'], 'approve'],
  ['first', ['ArrowDown', 'Home'], 'approve'],
  ['last', ['ArrowUp'], 'delete'],
])('A11Y-LANG the %s item, on which the menu opened by %j, keeps the focus', (_, keys, focused) => {
  const change = openChanging(...keys);
  change('share', 'approve', 'edit', 'delete');
  expectChoice(focused);
});

test('A11Y-LANG the item on which code opened the menu keeps the focus', () => {
  const change = openChanging();
  act(() => {
    store.open(1);
  });
  change('edit', 'delete');
  expectChoice('edit');
});

test('A11Y-LANG the item under the pointer keeps the focus', () => {
  const change = openChanging('ArrowDown');
  for (const name of ['edit', 'edit']) {
    fireEvent.pointerMove(screen.getByRole('menuitem', { name }));
  }
  change('edit', 'delete');
  expectChoice('edit');
});

test('A11Y-LANG the next item takes the focus from one that goes, and keeps it', () => {
  const change = openChanging('ArrowDown', 'ArrowDown');
  change('approve', 'delete', 'share');
  expect(screen.getByRole('menuitem', { name: 'delete' })).toHaveFocus();
  change('delete', 'share');
  expectChoice('delete');
});

test('A11Y-LANG the last item takes the focus from one below it that goes', () => {
  const change = openChanging('ArrowUp');
  change('approve', 'edit');
  expectChoice('edit');
});

test.each([
  ['ArrowDown', 'export'],
  ['ArrowUp', 'share'],
  ['e', 'export'],
])('A11Y-LANG "%s" goes on from the item that kept the focus', (key, focused) => {
  const change = openChanging('ArrowDown', 'ArrowDown');
  change('email', 'share', 'edit', 'export');
  fireEvent.keyDown(document.activeElement!, { key });
  expectChoice(focused);
});

test('A11Y-LANG a menu that is opened again begins at its first item', () => {
  openChanging('ArrowDown', 'ArrowDown', 'Escape', 'ArrowDown');
  expectChoice('approve');
});
