export { onActivity, type OnActivity } from './activity.js';
export { browserFetch } from './browserFetch.js';
export { browserLanguages } from './browserLanguages.js';
export { createBrowserNavigation } from './browserNavigation.js';
export { MAX_TIMEOUT, systemClock, type Clock } from './clock.js';
export {
  createBrowserColorScheme,
  type ColorScheme,
  type ColorSchemeAdapter,
} from './colorScheme.js';
export {
  writeDocumentLanguage,
  type TextDirection,
  type WriteDocumentLanguage,
} from './documentLanguage.js';
export { browserLocks, type Locks } from './locks.js';
export { consoleLog, type Log } from './log.js';
export type { Navigation, NavigationState, NavigationTarget } from './navigation.js';
export { onPageShown, type OnPageShown } from './pageShown.js';
export { pageVisibility, type PageVisibility } from './pageVisibility.js';
export { reloadPage } from './reloadPage.js';
export {
  createBrowserStorage,
  unquote,
  type BrowserStorageOptions,
  type StorageAdapter,
} from './storage.js';
export { createTabStorage } from './tabStorage.js';
export { STORAGE_KEYS, type StorageKey } from './storageKeys.js';
export { untilAborted } from './untilAborted.js';
