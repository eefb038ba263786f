import { defineStore, ToolkitError, type Store } from '../core/vanilla.js';
import {
  browserLanguages,
  createBrowserStorage,
  reloadPage as reloadBrowserPage,
  STORAGE_KEYS,
  writeDocumentLanguage,
  type StorageAdapter,
  type WriteDocumentLanguage,
} from '../platform/index.js';
import {
  DEFAULT_LOCALES,
  defaultLanguage,
  findLanguage,
  findLocaleFault,
  negotiateLanguage,
  textDirection,
  type Locale,
} from './language.rules.js';

/** The language that the app is shown in, and those to choose from. */
export interface LanguageState {
  /** The name of the current locale; until `connect()` that of the default. */
  readonly language: string;
  readonly locales: readonly Locale[];
}

/** How a person chooses another language. */
export interface LanguageActions {
  /**
   * Stores the choice, then reloads the page or switches in place (spec row LANG-3). The current
   * language is only stored. Throws a ToolkitError for a name that is not in `locales`; in
   * production such a call does nothing.
   */
  change(name: string): void;
}

/** One per app; `<html lang dir>` follows it. */
export type LanguageStore = Store<LanguageState, LanguageActions>;

/**
 * `reload` changes the language by reloading the page, `live` in place. If storage does not outlast
 * the page, `reload` changes it in place too.
 */
export type LanguageMode = 'reload' | 'live';

/** The options of `createLanguageStore`; none is required. */
export interface LanguageStoreOptions {
  /** Default {@link DEFAULT_LOCALES}. */
  locales?: readonly Locale[] | undefined;
  /** Default: the locale that is marked, else the first. */
  defaultLocale?: string | undefined;
  /** Default `reload` (spec row LANG-3). */
  mode?: LanguageMode | undefined;
  /**
   * Called before a change reloads the page, to protect unsaved changes: it calls `proceed` now,
   * later or never. Default: at once.
   */
  guard?: ((proceed: () => void) => void) | undefined;
  /** Keeps the choice, as `gnap.locale`. Default: the browser's local storage. */
  storage?: StorageAdapter | undefined;
  /** What the browser asks for, most preferred first. Default: `navigator.languages`. */
  languages?: (() => readonly string[]) | undefined;
  /** Default: the browser's own reload. */
  reloadPage?: (() => void) | undefined;
  /** Default: sets `lang` and `dir` of `<html>`. */
  writeDocumentLanguage?: WriteDocumentLanguage | undefined;
}

/**
 * The given locales, or the defaults for an empty list. Except in production, throws for bad ones.
 */
function usableLocales(given: readonly Locale[], defaultLocale?: string): readonly Locale[] {
  if (process.env.NODE_ENV !== 'production') {
    const fault = findLocaleFault(given, defaultLocale);
    if (fault !== null) throw fault;
  }
  return given.length === 0 ? DEFAULT_LOCALES : given;
}

function unknownLanguage(name: string, names: readonly string[]): ToolkitError {
  return new ToolkitError({
    code: 'unknown-language',
    what: `The language cannot be changed to "${name}".`,
    why: 'It is not one of the app’s locales.',
    mend: `Use one of ${names.join(', ')}, or add it to \`locales\` of createLanguageStore.`,
  });
}

/**
 * Creates the language's store (spec rows LANG-1 to LANG-5). Until `connect()` it holds the default;
 * then storage and browser decide, and `<html>` follows. A choice made in another tab is followed in
 * `live` mode only: an unasked reload would lose what was typed here. Throws a ToolkitError for
 * unusable locales, except in production.
 */
export function createLanguageStore(options: LanguageStoreOptions = {}): LanguageStore {
  const {
    defaultLocale,
    mode = 'reload',
    guard = (proceed) => {
      proceed();
    },
    storage = createBrowserStorage(),
    languages = browserLanguages,
    reloadPage = reloadBrowserPage,
    writeDocumentLanguage: writeToDocument = writeDocumentLanguage,
  } = options;
  const locales = usableLocales(options.locales ?? DEFAULT_LOCALES, defaultLocale);
  const supported = locales.map(({ name }) => name);
  const defaultName = defaultLanguage(locales, defaultLocale);
  const key = STORAGE_KEYS.locale;

  return defineStore<LanguageState, LanguageActions>(
    { language: defaultName, locales },
    ({ get, set }) => {
      const show = (language: string): void => {
        set({ language });
        writeToDocument(language, textDirection(language));
      };
      const adopt = (stored: string | null): void => {
        show(negotiateLanguage({ stored, wanted: languages(), supported, defaultName }));
      };
      const switchTo = (language: string): void => {
        if (mode === 'live') {
          storage.write(key, language);
          show(language);
          return;
        }
        guard(() => {
          storage.write(key, language);
          // With storage in memory only, a reload would lose the choice and everything else stored.
          if (storage.lasts?.(key) === false) show(language);
          else reloadPage();
        });
      };
      return {
        actions: {
          change: (name) => {
            const language = findLanguage(name, supported);
            if (language === undefined) {
              if (process.env.NODE_ENV !== 'production') throw unknownLanguage(name, supported);
            } else if (language === get().language) storage.write(key, language);
            else switchTo(language);
          },
        },
        start: () => {
          adopt(storage.read(key));
          return mode === 'live' ? storage.subscribe(key, adopt) : () => {};
        },
      };
    },
  );
}
