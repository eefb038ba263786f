import { asksForKiosk } from '../kiosk/index.js';
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
import { parseCollapsed } from '../sidebar/index.js';
import { parseThemeChoice, resolveTheme } from '../theme/index.js';

/** The options of `showStoredSettings`: pass the same as to `createShell` and `createFrame`. */
export interface StoredSettingsOptions {
  /** The `language.locales` of `createShell`. Default: the built-in ones. */
  locales?: readonly Locale[] | undefined;
  /** Default: the locale marked as such, else the first (spec row LANG-4). */
  defaultLocale?: string | undefined;
  /** Default: local storage. */
  storage?: StorageAdapter | undefined;
  /** Where kiosk mode is remembered. Default: the tab's own storage. */
  tabStorage?: StorageAdapter | undefined;
}

/** Silent: the app, which starts after this script, reads the same storage and logs failures. */
const log = (): void => {};

/**
 * Sets the stored language, direction and theme on `<html>`, for a script that runs before the
 * first paint (behavior B-12). If the page will have a frame, since there is a token and no kiosk
 * mode, it sets `data-sidebar` to `collapsed` or `expanded`. It makes no store, so that the script
 * stays small, but applies the same rules as the stores.
 */
export function showStoredSettings(options: StoredSettingsOptions = {}): void {
  const {
    locales = DEFAULT_LOCALES,
    defaultLocale,
    storage = createBrowserStorage({ log }),
    tabStorage = createBrowserStorage({ log, area: () => window.sessionStorage }),
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
  const isKiosk = asksForKiosk(location.href) || tabStorage.read(STORAGE_KEYS.kiosk) !== null;
  if (storage.read(STORAGE_KEYS.token) === null || isKiosk) return;
  const isCollapsed = parseCollapsed(storage.read(STORAGE_KEYS.sidebarCollapsed));
  document.documentElement.dataset['sidebar'] = isCollapsed ? 'collapsed' : 'expanded';
}
