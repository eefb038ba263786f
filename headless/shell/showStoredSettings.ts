import {
  DEFAULT_LOCALES,
  defaultLanguage,
  negotiateLanguage,
  textDirection,
  type Locale,
} from '../language/index.js';
import {
  browserLanguages,
  createBrowserColorScheme,
  createBrowserStorage,
  STORAGE_KEYS,
  writeDocumentLanguage,
  type StorageAdapter,
} from '../platform/index.js';
import { parseThemeChoice, resolveTheme } from '../theme/index.js';

export interface StoredSettingsOptions {
  /** As `createShell` is given them. Default: the built-in ones. */
  locales?: readonly Locale[] | undefined;
  defaultLocale?: string | undefined;
  storage?: StorageAdapter | undefined;
}

/**
 * Gives `<html>` the language, direction and theme that were chosen, for a script that runs before the
 * first paint (behaviour B-12). It has no store, and so weighs little; the stores come to the same.
 */
export function showStoredSettings(options: StoredSettingsOptions = {}): void {
  const {
    locales = DEFAULT_LOCALES,
    defaultLocale,
    // The app that comes after it warns.
    storage = createBrowserStorage({ onError: () => {} }),
  } = options;
  const { preferred, apply } = createBrowserColorScheme();
  apply(resolveTheme(parseThemeChoice(storage.read(STORAGE_KEYS.theme)), preferred()));
  const language = negotiateLanguage({
    stored: storage.read(STORAGE_KEYS.locale),
    wanted: browserLanguages(),
    supported: locales.map(({ name }) => name),
    defaultName: defaultLanguage(locales, defaultLocale),
  });
  writeDocumentLanguage(language, textDirection(language));
}
