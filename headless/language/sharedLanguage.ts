import { createSharedStore, type SharedStore } from '../core/index.js';
import type { LanguageStore } from './language.store.js';

/** The app's language, which `ShellProvider` provides to the hooks. */
export const sharedLanguage: SharedStore<LanguageStore> =
  createSharedStore<LanguageStore>('language');
