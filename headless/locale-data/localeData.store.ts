import { defineStore, subscribeTo, type ReadonlyStore, type Store } from '../core/vanilla.js';
import { consoleLog, systemClock, type Clock, type Log } from '../platform/index.js';
import type { LoadLocaleScript } from './browserScriptLoader.js';
import { intlLocaleData } from './intlLocaleData.rules.js';
import { createLazyScriptLoader } from './lazyScriptLoader.js';
import { LocaleDataError } from './LocaleDataError.js';
import {
  LOCALE_SCRIPT_PATTERN,
  localeId,
  localeScriptUrl,
  type LocaleData,
} from './localeData.rules.js';
import { readLocaleScript } from './readLocaleScript.js';

/**
 * Where the data comes from: the script (`loaded`), or else `Intl`, because no script was requested
 * (`intl`), or it is still loading (`loading`) or could not be used (`failed`).
 */
export type LocaleDataStatus = 'intl' | 'loading' | 'loaded' | 'failed';

/** The data in use, its language, and where it comes from. */
export interface LocaleDataState {
  /** The language whose data it is: `nl`. */
  readonly locale: string;
  readonly data: LocaleData;
  readonly status: LocaleDataStatus;
}

/**
 * Changes the language of the data; not needed where a language store is followed.
 */
export interface LocaleDataActions {
  /**
   * Uses a language's data: that of its script once it has loaded, until then the browser's own.
   * The last call wins. A script that failed is tried again; a loaded one is not loaded again.
   */
  load(locale: string): void;
}

/** One per app: the names of months and weekdays in its pickers (spec row LOCALE-3). */
export type LocaleDataStore = Store<LocaleDataState, LocaleDataActions>;

/** The options of `createLocaleDataStore`; only `language` and `baseUrl` are required. */
export interface LocaleDataStoreOptions {
  /** A language, or a store to follow while connected. Its script is loaded on `connect()`. */
  language: string | ReadonlyStore<{ readonly language: string }>;
  /** Absolute, so that deep routes load the same scripts: Vite's `base` resolved against the origin. */
  baseUrl: string;
  /** Default {@link LOCALE_SCRIPT_PATTERN} (spec row LOCALE-1). */
  pattern?: string | undefined;
  /** The languages that have a script. Others use the browser's data. Default nl, fr, en. */
  locales?: readonly string[] | undefined;
  /** From a script's load event to reading its registration. Default 30 milliseconds (LOCALE-2). */
  delay?: number | undefined;
  /** After which a script counts as failed. Default 10,000 milliseconds. */
  timeout?: number | undefined;
  /** Default: a script element, with the Trusted Types policy `gnap-locale`. */
  loadScript?: LoadLocaleScript | undefined;
  /** Measures `delay` and `timeout`. Default: the system clock. */
  clock?: Clock | undefined;
  /** Told of scripts that failed. Default: a warning. */
  log?: Log | undefined;
}

const DEFAULT_LOCALE_SCRIPTS: readonly string[] = ['nl', 'fr', 'en'];

/**
 * Creates the store of locale data (spec rows LOCALE-1 to LOCALE-3). Throws a LocaleDataError for
 * malformed `locales`, and for a `baseUrl` that is not absolute.
 */
export function createLocaleDataStore(options: LocaleDataStoreOptions): LocaleDataStore {
  const {
    language,
    baseUrl: base,
    pattern = LOCALE_SCRIPT_PATTERN,
    locales = DEFAULT_LOCALE_SCRIPTS,
    delay = 30,
    timeout = 10_000,
    clock = systemClock,
    log = consoleLog,
  } = options;
  const urls = new Map(
    locales.map(localeId).map((id) => [id, localeScriptUrl({ pattern, base, id })]),
  );
  const { loadScript = createLazyScriptLoader(new Set(urls.values())) } = options;
  const firstLocale = typeof language === 'string' ? language : language.getState().language;
  const initialState: LocaleDataState = {
    locale: firstLocale,
    data: intlLocaleData(firstLocale),
    status: 'intl',
  };

  return defineStore<LocaleDataState, LocaleDataActions>(initialState, ({ get, set }) => {
    const loaded = new Map<string, LocaleData>();
    /** How to cancel each script that is being loaded and read, by its id. */
    const readings = new Map<string, () => void>();

    const isShown = (id: string): boolean => localeId(get().locale) === id;
    const show = (locale: string, status: LocaleDataStatus): void => {
      const data = isShown(localeId(locale)) ? get().data : intlLocaleData(locale);
      set({ locale, data, status });
    };
    const onSettled = (id: string, result: LocaleData | LocaleDataError): void => {
      readings.delete(id);
      if (result instanceof LocaleDataError) {
        log(result.message, result);
        if (isShown(id)) set({ status: 'failed' });
        return;
      }
      loaded.set(id, result);
      if (isShown(id)) set({ data: result, status: 'loaded' });
    };
    const read = (id: string, url: string): void => {
      let isSettled = false;
      const cancel = readLocaleScript({
        url,
        id,
        loadScript,
        clock,
        delay,
        timeout,
        onSettled: (result) => {
          isSettled = true;
          onSettled(id, result);
        },
      });
      if (!isSettled) readings.set(id, cancel);
    };
    const load = (locale: string): void => {
      const id = localeId(locale);
      const url = urls.get(id);
      const data = loaded.get(id);
      if (data !== undefined) set({ locale, data, status: 'loaded' });
      else if (url === undefined) show(locale, 'intl');
      else {
        show(locale, 'loading');
        if (!readings.has(id)) read(id, url);
      }
    };

    return {
      actions: { load },
      start: () => {
        const stopFollowing =
          typeof language === 'string'
            ? () => {}
            : subscribeTo(language, (state) => state.language, load);
        load(typeof language === 'string' ? get().locale : language.getState().language);
        return () => {
          stopFollowing();
          for (const cancel of readings.values()) cancel();
          readings.clear();
          if (get().status === 'loading') set({ status: 'intl' });
        };
      },
    };
  });
}
