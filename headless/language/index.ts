export {
  DEFAULT_LOCALES,
  defaultLanguage,
  negotiateLanguage,
  textDirection,
  type Locale,
} from './language.rules.js';
export type { LanguageWishes } from './language.rules.js';
export {
  createLanguageStore,
  type LanguageActions,
  type LanguageMode,
  type LanguageState,
  type LanguageStore,
  type LanguageStoreOptions,
} from './language.store.js';
export { sharedLanguage } from './sharedLanguage.js';
export {
  useLanguage,
  type LanguageItem,
  type LocaleProps,
  type UseLanguageOptions,
  type UseLanguageResult,
} from './useLanguage.js';
