import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { memo, Profiler, type ReactElement } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  createCommandPaletteStore,
  createShortcutsStore,
  useCommandPalette,
  useShortcut,
  useShortcutDialogs,
  type Command,
  type CommandOption,
  type CommandPaletteStore,
  type ShortcutsStore,
} from '../../../headless/shortcuts/index.js';
import {
  createFakeClock,
  createMemoryStorage,
  type FakeClock,
} from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { shadowContainer } from '../support/shadowContainer.js';

let clock: FakeClock;
let store: ShortcutsStore;
let paletteStore: CommandPaletteStore;
const run = vi.fn<(id: string) => void>();

function command(id: string, label: string, more: Partial<Command> = {}): Command {
  return {
    id,
    label,
    run: () => {
      run(id);
    },
    ...more,
  };
}

const pages: readonly Command[] = [
  command('home', 'Home'),
  command('people', 'All people', { path: ['People'] }),
  command('reports', 'Réunions', { path: ['Reports'] }),
];

beforeEach(() => {
  clock = createFakeClock();
  store = createShortcutsStore({ clock, storage: createMemoryStorage() });
  store.register({ ...command('print', 'Print the page'), keys: 'g p' });
  store.register({ ...command('palette', 'Search'), keys: 'mod+k', isCommand: false });
  paletteStore = createCommandPaletteStore();
  store.open('palette');
  run.mockClear();
});

describeConformance('useCommandPalette', {
  useHook: () => useCommandPalette({ commands: pages, shortcuts: store, store: paletteStore }),
  readState: () => [store.getState().dialog, paletteStore.getState()],
  parts: {
    getInputProps: { getter: (palette) => palette.getInputProps, element: 'input' },
    getListProps: { getter: (palette) => palette.getListProps, element: 'ul' },
    getStatusProps: { getter: (palette) => palette.getStatusProps },
    getOptionProps: { getter: (palette) => palette.options[0]!.getOptionProps, element: 'li' },
  },
});

function Palette({ commands = pages }: { commands?: readonly Command[] }): ReactElement {
  const palette = useCommandPalette({ commands, shortcuts: store });
  return (
    <>
      <input {...palette.getInputProps()} />
      <ul {...palette.getListProps()}>
        {palette.options.map(({ id, label, keys, getOptionProps }) => (
          <li key={id} {...getOptionProps()}>
            {label} {keys?.flat().join(' ')}
          </li>
        ))}
      </ul>
      <p {...palette.getStatusProps()}>{palette.statusText}</p>
    </>
  );
}

function renderPalette(): UserEvent {
  render(<Palette />);
  screen.getByRole('combobox').focus();
  return userEvent.setup();
}

const names = (): string[] =>
  screen.getAllByRole('option').map(({ textContent }) => textContent.trim());
const active = (): string | undefined => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  const selected = screen.getByRole('option', { selected: true });
  return selected.id === id ? selected.textContent.trim() : undefined;
};

test('B-16 it is a combobox with its list, which holds pages and then actions', () => {
  renderPalette();
  const input = screen.getByRole('combobox', { name: 'Search pages and actions' });
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(names()).toEqual(['Home', 'All people', 'Réunions', 'Print the page G P']);
  expect(active()).toBe('Home');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute('data-active', 'true');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('B-16 Enter runs the command moved to, wherever others that come and go have put it', async () => {
  const { rerender } = render(<Palette />);
  const user = userEvent.setup();
  screen.getByRole('combobox').focus();
  await user.keyboard('{ArrowDown}');
  rerender(<Palette commands={[command('late', 'Arrived late'), ...pages]} />);
  expect(active()).toBe('All people');
  rerender(<Palette commands={[command('one', 'One'), command('other', 'Other')]} />);
  expect(active()).toBe('Other');
  rerender(<Palette commands={pages.slice(1)} />);
  expect(active()).toBe('All people');
  await user.keyboard('{Enter}');
  clock.advance(0);
  expect(run.mock.calls).toEqual([['people']]);
});

test('B-16 it lists what opens the list of shortcuts, but not what opens it itself', () => {
  store = createShortcutsStore({ clock, storage: createMemoryStorage() });
  function Both(): ReactElement {
    useShortcutDialogs({ store });
    return <Palette />;
  }
  render(<Both />);
  expect(names()).toEqual(['Home', 'All people', 'Réunions', 'Keyboard shortcuts ?']);
});

test('B-16 the command that becomes active is scrolled into view, in a shadow root as well', () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.textContent);
  };
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  const { container } = shadowContainer();
  render(<Palette />, { container });
  scrolled.length = 0;
  fireEvent.keyDown(within(container).getByRole('combobox'), { key: 'ArrowDown' });
  expect(scrolled.map((text) => text?.trim())).toEqual(['All people']);
});

test('B-16 the first command found is scrolled into view with each character typed', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  const user = renderPalette();
  scrolled.mockClear();
  await user.keyboard('ho');
  expect(scrolled.mock.contexts).toEqual([
    screen.getByRole('option', { name: 'Home' }),
    screen.getByRole('option', { name: 'Home' }),
  ]);
});

test('B-16 Tab passes its list by, which browsers make a tab stop where it scrolls', () => {
  renderPalette();
  expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
});

test('B-16 its keys do nothing else in the page: no form is sent, no cursor moves', () => {
  renderPalette();
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'])
    expect(fireEvent.keyDown(screen.getByRole('combobox'), { key })).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Home' })).toBe(true);
});

test('B-16 typing finds whatever the case and accents; the first one is active', async () => {
  const user = renderPalette();
  await user.keyboard('{ArrowDown}');
  await user.keyboard('reUNI');
  expect(names()).toEqual(['Réunions']);
  expect(active()).toBe('Réunions');
  await user.keyboard('xyz');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found.');
});

test('B-16 a command is found by the words that it has now', async () => {
  const user = userEvent.setup();
  function Edit({ person }: { person: string }): ReactElement {
    useShortcut({ ...command('edit', 'Edit'), keywords: person, path: [person] }, { store });
    return <Palette />;
  }
  const { rerender } = render(<Edit person="" />);
  rerender(<Edit person="Janssens" />);
  await user.type(screen.getByRole('combobox'), 'janss');
  expect(screen.getByRole('option', { name: 'Edit' })).toBeInTheDocument();
});

test('B-16 Down and Up move round, and leave the focus in the field', async () => {
  const user = renderPalette();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Print the page G P');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('All people');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('B-16 of two commands of one id, keys and pointer reach each, and Enter runs the one reached', async () => {
  const again = vi.fn();
  store.register({ ...command('people', 'Go to people'), run: again });
  store.register(command('last', 'Last'));
  function Twice(): ReactElement {
    const palette = useCommandPalette({ commands: pages, shortcuts: store });
    return (
      <>
        <input {...palette.getInputProps()} />
        <ul {...palette.getListProps()}>
          {palette.options.map(({ label, getOptionProps }) => (
            <li key={label} {...getOptionProps()}>
              {label}
            </li>
          ))}
        </ul>
      </>
    );
  }
  render(<Twice />);
  const user = userEvent.setup();
  screen.getByRole('combobox').focus();
  const reached: (string | undefined)[] = [];
  for (let count = 0; count < 6; count += 1) {
    reached.push(active());
    await user.keyboard('{ArrowDown}');
  }
  expect(reached).toEqual(names());
  await user.hover(screen.getByRole('option', { name: 'Go to people' }));
  expect(active()).toBe('Go to people');
  await user.keyboard('{Enter}');
  clock.advance(0);
  expect(again).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
});

test('B-16 when the active command goes away, Enter runs the one that is active instead', async () => {
  const forget = store.register(command('edit', 'Edit'));
  const user = renderPalette();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Edit');
  act(forget);
  expect(active()).toBe('Print the page G P');
  await user.keyboard('{Enter}');
  act(() => {
    clock.advance(0);
  });
  expect(run).toHaveBeenCalledWith('print');
});

test('B-16 in memo, a key renders the command that it leaves and the one that it reaches', async () => {
  const rendered: string[] = [];
  const Item = memo(function Item({ option }: { option: CommandOption }): ReactElement {
    return (
      <Profiler id={option.label} onRender={(id) => rendered.push(id)}>
        <li {...option.getOptionProps()}>{option.label}</li>
      </Profiler>
    );
  });
  function List(): ReactElement {
    const { options, getInputProps, getListProps } = useCommandPalette({
      commands: pages,
      shortcuts: store,
    });
    return (
      <>
        <input {...getInputProps()} />
        <ul {...getListProps()}>
          {options.map((option) => (
            <Item key={option.id} option={option} />
          ))}
        </ul>
      </>
    );
  }
  render(<List />);
  screen.getByRole('combobox').focus();
  rendered.length = 0;
  await userEvent.keyboard('{ArrowDown}');
  expect(rendered.sort()).toEqual(['All people', 'Home']);
  expect(active()).toBe('All people');
});

test('B-16 Enter closes, then runs; what was chosen comes first the next time', async () => {
  const user = renderPalette();
  await user.keyboard('people{Enter}');
  expect(store.getState().dialog).toBeNull();
  expect(run).not.toHaveBeenCalled();
  act(() => {
    clock.advance(0);
  });
  expect(run).toHaveBeenCalledExactlyOnceWith('people');
  await user.clear(screen.getByRole('combobox'));
  expect(names()[0]).toBe('All people');
});

test('B-16 the pointer moves the active command, and a press chooses it', async () => {
  const user = renderPalette();
  await user.hover(screen.getByRole('option', { name: 'Réunions' }));
  expect(active()).toBe('Réunions');
  await user.click(screen.getByRole('option', { name: 'Réunions' }));
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(store.getState().dialog).toBeNull();
  expect(run).not.toHaveBeenCalled();
  act(() => {
    clock.advance(0);
  });
  expect(run).toHaveBeenCalledExactlyOnceWith('reports');
});

test('B-16 Escape closes it and runs nothing, and what is around does not hear it', async () => {
  const onKeyDown = vi.fn();
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
    <div onKeyDown={onKeyDown}>
      <Palette />
    </div>,
  );
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('{Escape}');
  expect(store.getState().dialog).toBeNull();
  expect(run).not.toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('B-16 the Enter of an input method chooses nothing, nor does one that is still down, or finds nothing', async () => {
  const user = renderPalette();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', repeat: true });
  await user.keyboard('xyz{Enter}');
  expect(store.getState().dialog).toBe('palette');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('without shortcuts it says what is missing and how to give them', () => {
  function Lost(): ReactElement {
    useCommandPalette();
    return <></>;
  }
  expect(() => render(<Lost />)).toThrow(
    /useCommandPalette found no shortcuts store\..*\{ shortcuts \}/,
  );
});
