/** The part of locale-data for stores and rules of other features: nothing here imports React. */
export { ENGLISH_LOCALE_DATA } from './englishLocale.js';
export { intlLocaleData } from './intlLocaleData.rules.js';
export { fromMonday, parseLocaleData, type LocaleData } from './localeData.rules.js';
