import { createSharedStore, type SharedStore } from '../core/index.js';
import type { LocaleDataStore } from './localeData.store.js';

/** The app's locale data, for hooks and for `createShell`. */
export const sharedLocaleData: SharedStore<LocaleDataStore> =
  createSharedStore<LocaleDataStore>('localeData');
