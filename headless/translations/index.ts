export { TranslationError } from './TranslationError.js';
export { flattenTranslations, type Message, type Messages } from './translations.rules.js';
export type { MessageFormatter } from './messageFormatter.js';
export {
  createTranslationsStore,
  type LanguageSource,
  type PartStatus,
  type TranslationsActions,
  type TranslationsState,
  type TranslationsStore,
  type TranslationsStoreOptions,
} from './translations.store.js';
export { sharedTranslations } from './sharedTranslations.js';
export {
  useFormatTextValue,
  useTranslationPart,
  useTranslations,
  type UseTranslationsOptions,
  type UseTranslationsResult,
} from './useTranslations.js';
