export { TranslationError } from './TranslationError.js';
export { flattenTranslations, type Message, type Messages } from './translations.rules.js';
export type { MessageFormatter } from './messageFormatter.js';
export { createTranslationsStore } from './translations.store.js';
export type {
  LanguageSource,
  PartStatus,
  TranslationsActions,
  TranslationsState,
  TranslationsStore,
  TranslationsStoreOptions,
} from './translations.types.js';
export { sharedTranslations } from './sharedTranslations.js';
export {
  useFormatTextValue,
  useTranslationPart,
  useTranslations,
  type UseTranslationsOptions,
  type UseTranslationsResult,
} from './useTranslations.js';
