import { expect, test, vi } from 'vitest';
import {
  createShortcutsStore,
  useCommandPalette,
  useShortcut,
  useShortcutDialogs,
  useShortcuts,
} from '../../../headless/shortcuts/index.js';
import { createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('the hooks of shortcuts render on a server', () => {
  const store = createShortcutsStore();
  store.register({ id: 'print', label: 'Print', keys: 'mod+p', run: () => {} });
  const result = renderHookOnServer(() => {
    useShortcut({ id: 'save', label: 'Save', keys: 'mod+s', run: () => {} }, { store });
    return {
      dialogs: useShortcutDialogs({ store }),
      shortcuts: useShortcuts({ store }),
      palette: useCommandPalette({ shortcuts: store }),
    };
  });
  expect(result.dialogs.dialog).toBeNull();
  expect(result.shortcuts.isEnabled).toBe(true);
  expect(result.palette.options).toEqual([]);
});

test('a store that a server connects has no keys to hear, and is on no system of Apple', () => {
  vi.stubGlobal('navigator', undefined);
  const store = createShortcutsStore({ storage: createMemoryStorage() });
  const disconnect = store.connect();
  expect(store.getState().isApple).toBe(false);
  disconnect();
  vi.unstubAllGlobals();
});
