import { useOptionalStoreState, useStoreState } from '../core/index.js';
import { ENGLISH_LOCALE_DATA } from './englishLocaleData.js';
import type { LocaleData } from './localeData.rules.js';
import type { LocaleDataState, LocaleDataStore } from './localeData.store.js';
import { sharedLocaleData } from './sharedLocaleData.js';

/** The options of `useLocaleData` and `useLocaleNames`; below a shell none is required. */
export interface UseLocaleDataOptions {
  /** Default: the shell's. */
  store?: LocaleDataStore | undefined;
}

/**
 * Names of months and weekdays and where they come from (spec rows LOCALE-2, LOCALE-3).
 * Throws a ToolkitError if there is no store.
 */
export function useLocaleData({ store }: UseLocaleDataOptions = {}): LocaleDataState {
  const localeData = sharedLocaleData.useStore('useLocaleData', store);
  const locale = useStoreState(localeData, (state) => state.locale);
  const data = useStoreState(localeData, (state) => state.data);
  const status = useStoreState(localeData, (state) => state.status);
  return { locale, data, status };
}

/**
 * Names of months and weekdays for a control that also works without a shell; they are then
 * English, like default messages (spec row LOCALE-3).
 */
export function useLocaleNames({ store }: UseLocaleDataOptions = {}): LocaleData {
  const localeData = sharedLocaleData.useOptional(store);
  return useOptionalStoreState(localeData, (state) => state.data, ENGLISH_LOCALE_DATA);
}
