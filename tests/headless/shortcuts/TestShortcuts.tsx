import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createShortcutsStore, type ShortcutsStore } from '../../../headless/shortcuts/index.js';
import { createFakeClock, createMemoryStorage } from '../../../headless/testing/index.js';

/** The shortcuts of a page; not connected. */
export function createStore(): ShortcutsStore {
  return createShortcutsStore({ clock: createFakeClock(), storage: createMemoryStorage() });
}

/** Connects until the page is unmounted, as the shell does. */
export function renderConnected(
  store: ShortcutsStore,
  content: ReactElement,
): ReturnType<typeof render> {
  const disconnect = store.connect();
  const rendered = render(content);
  return {
    ...rendered,
    unmount: () => {
      rendered.unmount();
      disconnect();
    },
  };
}
