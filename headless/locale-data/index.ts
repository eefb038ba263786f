export { fromMonday, intlLocaleData, parseLocaleData } from './vanilla.js';
export { LOCALE_SCRIPT_PATTERN, type LocaleData } from './localeData.rules.js';
export { LocaleDataError } from './LocaleDataError.js';
export {
  createBrowserScriptLoader,
  type LoadLocaleScript,
  type LocaleScriptEvents,
} from './browserScriptLoader.js';
export type { RegistrationListener } from './angularStandIn.js';
export {
  createLocaleDataStore,
  type LocaleDataActions,
  type LocaleDataState,
  type LocaleDataStatus,
  type LocaleDataStore,
  type LocaleDataStoreOptions,
} from './localeData.store.js';
export { sharedLocaleData } from './sharedLocaleData.js';
export { useLocaleData, useLocaleNames, type UseLocaleDataOptions } from './useLocaleData.js';
