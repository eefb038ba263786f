import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useShortcutDialogs, type ShortcutsStore } from '../../../headless/shortcuts/index.js';
import { createFakeNavigation } from '../../../headless/testing/index.js';
import { createStore, renderConnected } from './TestShortcuts.js';

let store: ShortcutsStore;
beforeEach(() => {
  store = createStore();
});

function Dialogs(): ReactElement {
  const { dialog } = useShortcutDialogs({ store });
  return dialog === null ? <p>none</p> : <input aria-label={dialog} />;
}

test('B-16 Ctrl+K opens and closes the palette, ? opens the list', () => {
  const { unmount } = renderConnected(store, <Dialogs />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'palette' }), { key: 'k', ctrlKey: true });
  expect(screen.getByText('none')).toBeVisible();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(screen.getByRole('textbox', { name: 'list' })).toBeVisible();
  act(() => {
    store.close();
  });
  expect(screen.getByText('none')).toBeVisible();
  unmount();
});

test('B-16 Ctrl+K closes the palette, a modal itself, and opens none over another modal', () => {
  function Modals(): ReactElement {
    const { dialog } = useShortcutDialogs({ store });
    return dialog === null ? <p>none</p> : <div role="dialog" aria-modal aria-label={dialog} />;
  }
  const press = (): boolean => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const { rerender, unmount } = renderConnected(store, <Modals />);
  press();
  expect(screen.getByRole('dialog', { name: 'palette' })).toBeVisible();
  press();
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(
    <>
      <Modals />
      <div role="dialog" aria-modal aria-label="Question" />
    </>,
  );
  press();
  expect(screen.queryByRole('dialog', { name: 'palette' })).toBeNull();
  unmount();
});

test.each(['palette', 'list'] as const)(
  'B-16 B-04 the %s closes when the address changes under it, as by Back',
  (dialog) => {
    const navigation = createFakeNavigation({ url: '/people' });
    function Dialogs(): ReactElement {
      const dialogs = useShortcutDialogs({ store, navigation });
      return <p>{dialogs.dialog ?? 'none'}</p>;
    }
    const { unmount } = render(<Dialogs />);
    act(() => {
      store.open(dialog);
    });
    expect(screen.getByText(dialog)).toBeVisible();
    act(() => {
      navigation.go({ url: '/people/1' });
    });
    expect(screen.getByText('none')).toBeVisible();
    unmount();
  },
);
