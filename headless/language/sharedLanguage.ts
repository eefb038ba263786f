import { createSharedStore, type SharedStore } from '../core/index.js';
import type { LanguageStore } from './language.store.js';

/** The app's language, for hooks and for `createShell`. */
export const sharedLanguage: SharedStore<LanguageStore> =
  createSharedStore<LanguageStore>('language');
