import { createSharedStore, type SharedStore } from '../core/index.js';
import type { TranslationsStore } from './translations.store.js';

/** The app's translations, for hooks and for `createShell`. */
export const sharedTranslations: SharedStore<TranslationsStore> =
  createSharedStore<TranslationsStore>('translations');
