import { createSharedStore, type SharedStore } from '../core/index.js';
import type { LocaleDataStore } from './localeData.store.js';

/** The app's locale data, which `ShellProvider` provides to the hooks. */
export const sharedLocaleData: SharedStore<LocaleDataStore> =
  createSharedStore<LocaleDataStore>('localeData');
