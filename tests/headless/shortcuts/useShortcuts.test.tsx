import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  useShortcut,
  useShortcutDialogs,
  useShortcuts,
  type Shortcut,
  type ShortcutsStore,
} from '../../../headless/shortcuts/index.js';
import { describeConformance } from '../support/conformance.js';
import { createStore, renderConnected } from './TestShortcuts.js';

let store: ShortcutsStore;
const run = vi.fn();
beforeEach(() => {
  store = createStore();
  run.mockClear();
});

describeConformance('useShortcuts', {
  useHook: () => useShortcuts({ store }),
  readState: () => store.getState(),
  parts: {},
});

function Save(options: Partial<Shortcut>): null {
  useShortcut(
    { id: 'save', label: { id: 'save', defaultMessage: 'Save' }, keys: 'n', run, ...options },
    { store },
  );
  return null;
}

function List(): ReactElement {
  const { entries, isEnabled, setEnabled, switchLabel } = useShortcuts({ store });
  return (
    <>
      <ul>
        {entries.map(({ id, label, keys }) => (
          <li key={id}>
            {label}: {keys.map((press) => press.join('+')).join(' ')}
          </li>
        ))}
      </ul>
      <label>
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => setEnabled(event.currentTarget.checked)}
        />{' '}
        {switchLabel} {String(isEnabled)}
      </label>
    </>
  );
}

test('B-16 of two with the same keys that of the page runs, not that of the frame around it, also in another language', async () => {
  const user = userEvent.setup();
  const ofPage = vi.fn();
  function Frame({ label }: { label: string }): ReactElement {
    useShortcut({ id: 'frame', label, keys: 'n', run }, { store });
    return <Save id="page" run={ofPage} />;
  }
  const { rerender, unmount } = renderConnected(store, <Frame label="New" />);
  await user.keyboard('n');
  expect(ofPage).toHaveBeenCalledOnce();
  rerender(<Frame label="Nieuw" />);
  await user.keyboard('n');
  expect(ofPage).toHaveBeenCalledTimes(2);
  expect(run).not.toHaveBeenCalled();
  unmount();
});

test('B-16 a shortcut runs while its component is mounted, once, and what it was given last', async () => {
  const user = userEvent.setup();
  const { rerender, unmount } = renderConnected(store, <Save />);
  await user.keyboard('n');
  expect(run).toHaveBeenCalledOnce();
  const later = vi.fn();
  rerender(<Save run={later} />);
  await user.keyboard('n');
  expect(later).toHaveBeenCalledOnce();
  expect(run).toHaveBeenCalledOnce();
  rerender(<p />);
  await user.keyboard('n');
  expect(later).toHaveBeenCalledOnce();
  expect(store.getState().shortcuts).toEqual([]);
  unmount();
});

test.each([
  ['an input', <input key="it" aria-label="it" />],
  ['a search field', <input key="it" aria-label="it" type="search" />],
  ['a text area', <textarea key="it" aria-label="it" />],
  ['a select', <select key="it" aria-label="it" />],
  [
    'a rich text',
    <div
      key="it"
      aria-label="it"
      role="textbox"
      contentEditable
      suppressContentEditableWarning
      tabIndex={0}
    />,
  ],
  ['a text field of its own kind', <div key="it" aria-label="it" role="textbox" tabIndex={0} />],
  ['a menu', <div key="it" aria-label="it" role="menu" tabIndex={0} />],
  ['a listbox', <div key="it" aria-label="it" role="listbox" tabIndex={0} />],
  [
    'a combobox',
    <div
      key="it"
      aria-label="it"
      role="combobox"
      aria-controls="list"
      aria-expanded={false}
      tabIndex={0}
    />,
  ],
  ['a spinbutton', <div key="it" aria-label="it" role="spinbutton" tabIndex={0} />],
])('B-16 it never runs while somebody types in %s', (_what, field) => {
  const { unmount } = renderConnected(
    store,
    <>
      <Save />
      <Save id="palette" keys="mod+k" whileTyping run={() => run('palette')} />
      {field}
    </>,
  );
  const element = screen.getByLabelText('it');
  expect(fireEvent.keyDown(element, { key: 'n' })).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(element, { key: 'k', ctrlKey: true })).toBe(false);
  expect(run).toHaveBeenCalledExactlyOnceWith('palette');
  unmount();
});

test.each([
  ['a checkbox', <input key="it" aria-label="it" type="checkbox" />],
  ['a button', <button key="it">it</button>],
  ['text that cannot be edited', <div key="it" aria-label="it" contentEditable={false} />],
])('B-16 it runs while the focus is on %s', (_what, control) => {
  const { unmount } = renderConnected(
    store,
    <>
      <Save />
      {control}
    </>,
  );
  const element = screen.queryByLabelText('it') ?? screen.getByText('it');
  fireEvent.keyDown(element, { key: 'n' });
  expect(run).toHaveBeenCalledOnce();
  unmount();
});

test('B-16 it does not run while somebody types in a field of a web component', () => {
  const { unmount } = renderConnected(store, <Save />);
  const host = document.body.appendChild(document.createElement('div'));
  const field = document.createElement('input');
  host.attachShadow({ mode: 'open' }).append(field);
  fireEvent.keyDown(field, { key: 'n', composed: true });
  expect(run).not.toHaveBeenCalled();
  host.remove();
  unmount();
});

test('B-16 Shift, held for the second key of two, is no key between them', () => {
  const { unmount } = renderConnected(store, <Save keys="g ?" />);
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.keyDown(document.body, { key: 'Shift', shiftKey: true });
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(run).toHaveBeenCalledOnce();
  unmount();
});

test('B-16 a key that is held down runs its shortcut once', () => {
  const { unmount } = renderConnected(store, <Save />);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(fireEvent.keyDown(document.body, { key: 'n', repeat: true })).toBe(false);
  expect(run).toHaveBeenCalledOnce();
  unmount();
});

test('B-16 a dialog that is not modal leaves the shortcuts of the page', () => {
  const { unmount } = renderConnected(
    store,
    <>
      <Save />
      <div role="dialog" aria-modal="false" aria-label="Hint" />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(run).toHaveBeenCalledOnce();
  unmount();
});

test('B-16 keys of an input method, keys answered already, and AltGr are told apart', () => {
  const { unmount } = renderConnected(
    store,
    <>
      <Save />
      <Save id="at" keys="@" run={() => run('at')} />
      <button
        onKeyDown={(event) => {
          if (event.key === 'n') event.preventDefault();
        }}
      >
        Mine
      </button>
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'n', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'n', keyCode: 229 });
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'n', metaKey: true });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'n' });
  fireEvent.keyDown(document.body, { key: '”', keyCode: 78, modifierAltGraph: true });
  expect(run).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, {
    key: '@',
    ctrlKey: true,
    altKey: true,
    modifierAltGraph: true,
  });
  expect(run).toHaveBeenCalledExactlyOnceWith('at');
  unmount();
});

test.each([
  ['X11; Linux x86_64', 'ctrlKey', 'metaKey'],
  ['Macintosh; Intel Mac OS X 10_15_7', 'metaKey', 'ctrlKey'],
  ['iPhone; CPU iPhone OS 18_5 like Mac OS X', 'metaKey', 'ctrlKey'],
  ['iPad; CPU OS 18_5 like Mac OS X', 'metaKey', 'ctrlKey'],
] as const)('B-16 mod is the key of the system: %s', (system, mod, other) => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue(`Mozilla/5.0 (${system})`);
  const { unmount } = renderConnected(store, <Save keys="mod+k" />);
  expect(fireEvent.keyDown(document.body, { key: 'k', [other]: true })).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: 'k', [mod]: true })).toBe(false);
  expect(run).toHaveBeenCalledOnce();
  unmount();
  agent.mockRestore();
});

test.each([
  ['alt+s', { key: 'ß', keyCode: 83, altKey: true }],
  ['mod+alt+1', { key: '¡', keyCode: 49, altKey: true, metaKey: true }],
])('B-16 Option is Alt on Apple, though Firefox says that it is AltGr too: %s', (keys, press) => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:147.0)');
  const { unmount } = renderConnected(store, <Save keys={keys} />);
  fireEvent.keyDown(document.body, { ...press, altKey: false });
  expect(run).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { ...press, modifierAltGraph: true })).toBe(false);
  expect(run).toHaveBeenCalledOnce();
  unmount();
  agent.mockRestore();
});

test.each([
  ['Greek', { key: 'κ', keyCode: 75 }, true],
  ['Bulgarian', { key: 'н', keyCode: 75 }, true],
  ['Arabic', { key: 'ن', keyCode: 75 }, true],
  ['Russian, another key', { key: 'к', keyCode: 82 }, false],
  ['Dvorak, another key', { key: 't', keyCode: 84 }, false],
  ['Belgian, another key', { key: 'é', keyCode: 50 }, false],
])('B-16 mod+k is the key K of the keyboard layout: %s', (_, press, isTaken) => {
  const { unmount } = renderConnected(store, <Save keys="mod+k" />);
  expect(fireEvent.keyDown(document.body, { ...press, ctrlKey: true })).toBe(!isTaken);
  expect(run).toHaveBeenCalledTimes(isTaken ? 1 : 0);
  unmount();
});

test('B-16 behind a modal only what is for everywhere runs, and keys and scope may change', () => {
  const modal = <div role="dialog" aria-modal="true" aria-label="Question" />;
  const press = (key: string): boolean => fireEvent.keyDown(document.body, { key });
  const { rerender, unmount } = renderConnected(
    store,
    <>
      {modal}
      <Save />
    </>,
  );
  press('n');
  expect(run).not.toHaveBeenCalled();
  rerender(
    <>
      {modal}
      <Save scope="everywhere" />
    </>,
  );
  press('n');
  expect(run).toHaveBeenCalledOnce();
  rerender(
    <>
      {modal}
      <Save scope="everywhere" keys="m" />
    </>,
  );
  press('n');
  expect(run).toHaveBeenCalledOnce();
  press('m');
  expect(run).toHaveBeenCalledTimes(2);
  unmount();
});

test('B-16 a field that the browser fills in is no key, though Chromium says `keydown` without one', () => {
  const { unmount } = renderConnected(store, <Save />);
  const field = document.body.appendChild(document.createElement('input'));
  const onError = vi.fn((event: ErrorEvent) => {
    event.preventDefault();
  });
  window.addEventListener('error', onError);
  field.dispatchEvent(new Event('keydown', { bubbles: true }));
  window.removeEventListener('error', onError);
  field.remove();
  expect(onError).not.toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
  unmount();
});

test('B-16 once the store is disconnected, no key is taken', () => {
  const disconnect = store.connect();
  render(<Save />);
  disconnect();
  expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(true);
  expect(run).not.toHaveBeenCalled();
});

test('B-16 the list names the keys, and the switch turns shortcuts of characters off and on', async () => {
  const user = userEvent.setup();
  const { unmount } = renderConnected(
    store,
    <>
      <Save />
      <Save id="print" label="Print" keys={undefined} />
      <Save id="find" label="Find" keys="mod+shift+f" />
      <List />
    </>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Save: N',
    'Find: Ctrl+Shift+F',
  ]);
  await user.click(screen.getByRole('checkbox', { name: /without Ctrl or Alt/ }));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(run).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(run).toHaveBeenCalledOnce();
  unmount();
});

test('B-16 a button for the palette names it and its keys, where there is one', () => {
  function PaletteText(): ReactElement {
    const { paletteLabel, paletteKeys } = useShortcuts({ store });
    return <p>{`${paletteLabel}: ${JSON.stringify(paletteKeys)}`}</p>;
  }
  function Dialogs(): null {
    useShortcutDialogs({ store });
    return null;
  }
  const { rerender } = render(<PaletteText />);
  expect(screen.getByText('Search pages and actions: null')).toBeVisible();
  rerender(
    <>
      <PaletteText />
      <Dialogs />
    </>,
  );
  expect(screen.getByText('Search pages and actions: [["Ctrl","K"]]')).toBeVisible();
});

test('without a store it says what is missing and how to give it', () => {
  function Lost(): null {
    useShortcuts();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(/useShortcuts found no shortcuts store\./);
});
