import { createBrowserStorage, type StorageAdapter } from './storage.js';

/** Session storage: it lasts through reloads, ends with the tab, and no other tab sees it. */
export function createTabStorage(): StorageAdapter {
  return createBrowserStorage({ area: () => window.sessionStorage });
}
