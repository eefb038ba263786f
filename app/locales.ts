import { DEFAULT_LOCALES, type Locale } from '../headless/language/index.js';

/**
 * The languages of the app. Each needs a `translations.{name}.json` in every folder of public/i18n;
 * its locale script comes with the build. To add one: `[...DEFAULT_LOCALES, { name: 'de', title:
 * 'Deutsch' }]`.
 */
export const LOCALES: readonly Locale[] = DEFAULT_LOCALES;

/** The names of the languages: BCP 47 tags. */
export const LOCALE_NAMES: readonly string[] = LOCALES.map(({ name }) => name);
