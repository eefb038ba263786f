/** The part of locale-data for stores and rules of other features: nothing here imports React. */
export { intlLocaleData } from './intlLocaleData.rules.js';
export { fromMonday, parseLocaleData, type LocaleData } from './localeData.rules.js';
