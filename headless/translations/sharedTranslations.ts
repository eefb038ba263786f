import { createSharedStore, type SharedStore } from '../core/index.js';
import type { TranslationsStore } from './translations.types.js';

/** The app's translations, which `ShellProvider` provides to the hooks. */
export const sharedTranslations: SharedStore<TranslationsStore> =
  createSharedStore<TranslationsStore>('translations');
