export { browserLanguages } from './browserLanguages.js';
export { createBrowserNavigation } from './browserNavigation.js';
export { MAX_TIMEOUT, systemClock, type Clock } from './clock.js';
export { createMemoryStorage, type MemoryStorage } from './memoryStorage.js';
export type { Navigation, NavigationState, NavigationTarget } from './navigation.js';
export {
  createBrowserStorage,
  unquote,
  type BrowserStorageOptions,
  type StorageAdapter,
} from './storage.js';
export { STORAGE_KEYS, STORAGE_PREFIX, type StorageKey } from './storageKeys.js';
