import { watchFetch } from '../headless/connectivity/index.js';
import { browserFetch } from '../headless/platform/index.js';
import { createShell, type Shell } from '../headless/shell/index.js';
import { createAppStorage } from './createAppStorage.js';
import { LOCALE_NAMES, LOCALES } from './locales.js';
import { loadMessageParser } from './loadMessageParser.js';
import { createRequestOutcomes, type RequestOutcomes } from './requestOutcomes.js';
import { resendLost } from './resendLost.js';
import { renewToken } from './resources/tokens.js';

/** The translations that every page needs; a page's own texts are loaded with the page. */
export const BASE_PARTS: readonly string[] = ['i18n/gnap', 'i18n/app'];

/** The app's shared stores, and how its requests end. */
export interface AppShell extends Shell {
  readonly requestOutcomes: RequestOutcomes;
}

/** Creates the app's shared stores. main.tsx connects them before the first render. */
export function createAppShell(): AppShell {
  const baseUrl = new URL(import.meta.env.BASE_URL, window.location.origin).href;
  const requestOutcomes = createRequestOutcomes();
  const shell = createShell({
    baseUrl,
    buildId: __BUILD_ID__,
    storage: createAppStorage(),
    parts: BASE_PARTS,
    language: { locales: LOCALES },
    localeData: { locales: LOCALE_NAMES },
    translations: { prepare: loadMessageParser },
    session: { refresh: (signal, token) => renewToken(baseUrl, token, signal) },
    http: {
      fetch: watchFetch({
        connectivity: requestOutcomes,
        baseUrl,
        fetch: resendLost(browserFetch),
      }),
    },
    pageTitle: { prefix: 'GNaP »' },
  });
  return { ...shell, requestOutcomes };
}
