import { createBrowserStorage, type StorageAdapter } from './storage.js';

/** Session storage: it survives reloads, ends with the tab, and is not shared with other tabs. */
export function createTabStorage(): StorageAdapter {
  return createBrowserStorage({ area: () => window.sessionStorage });
}
