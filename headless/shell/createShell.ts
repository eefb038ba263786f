import { countConnections, createAnnouncerStore, type AnnouncerStore } from '../core/index.js';
import {
  connectErrorsToNotifications,
  createErrorChannel,
  type ErrorChannel,
} from '../errors/index.js';
import type { FormEvents } from '../form/index.js';
import { createHttp, type Http, type HttpOptions } from '../http/index.js';
import {
  createLanguageStore,
  type LanguageStore,
  type LanguageStoreOptions,
} from '../language/index.js';
import { createLeaveGuardStore, type LeaveGuardStore } from '../leave-guard/index.js';
import {
  createLocaleDataStore,
  type LocaleDataStore,
  type LocaleDataStoreOptions,
} from '../locale-data/index.js';
import {
  createNotificationsStore,
  type NotificationsStore,
  type NotificationsStoreOptions,
} from '../notifications/index.js';
import {
  createPageTitleStore,
  type PageTitleStore,
  type PageTitleStoreOptions,
} from '../page-title/index.js';
import { createBrowserStorage, type Clock, type StorageAdapter } from '../platform/index.js';
import {
  createReauthenticationStore,
  type ReauthenticationStore,
} from '../reauthentication/index.js';
import {
  createSessionStore,
  type SessionStore,
  type SessionStoreOptions,
} from '../session/index.js';
import { createThemeStore, type ThemeStore, type ThemeStoreOptions } from '../theme/index.js';
import {
  createTranslationsStore,
  type TranslationsStore,
  type TranslationsStoreOptions,
} from '../translations/index.js';
import { checkBaseUrl } from './checkBaseUrl.js';
import { connectAll } from './connectAll.js';
import { createFormNotices } from './formNotices.js';

/** The address of the app and its files, and the options of each store under its name. */
export interface ShellOptions {
  /** The app's root, absolute, with a trailing slash: `https://example.org/staff/`. */
  baseUrl: string;
  /**
   * Identifies the build, in the cache-busting query of each translation file (spec row TRANS-1).
   */
  buildId: string;
  /** The parts of the translations that every page needs; routes add their own. */
  parts?: readonly string[] | undefined;
  translations?: Pick<TranslationsStoreOptions, 'prepare' | 'log'> | undefined;
  /** `guard` defaults to `ask` of the leave guard: the question about unsaved changes. */
  language?: Omit<LanguageStoreOptions, 'storage'> | undefined;
  localeData?: Omit<LocaleDataStoreOptions, 'language' | 'baseUrl' | 'clock'> | undefined;
  session?: Omit<SessionStoreOptions, 'storage' | 'clock'> | undefined;
  /**
   * By default `onRequest` and `onUnauthorized` let the user sign in again in place. Your own
   * replace that, unless they call `watch` and `ask` of `reauthentication`.
   */
  http?: Omit<HttpOptions, 'session' | 'baseUrl'> | undefined;
  notifications?: Omit<NotificationsStoreOptions, 'clock' | 'announce'> | undefined;
  pageTitle?: PageTitleStoreOptions | undefined;
  theme?: Omit<ThemeStoreOptions, 'storage'> | undefined;
  /** Keeps token, language and theme. Default: local storage. */
  storage?: StorageAdapter | undefined;
  /** Default: the system clock. */
  clock?: Clock | undefined;
}

/** The stores that an app shares, wired together. */
export interface Shell {
  readonly announcer: AnnouncerStore;
  readonly errors: ErrorChannel;
  readonly session: SessionStore;
  readonly reauthentication: ReauthenticationStore;
  readonly http: Http;
  readonly leaveGuard: LeaveGuardStore;
  readonly language: LanguageStore;
  readonly translations: TranslationsStore;
  readonly localeData: LocaleDataStore;
  readonly notifications: NotificationsStore;
  readonly pageTitle: PageTitleStore;
  readonly theme: ThemeStore;
  readonly formEvents: FormEvents;
  /** Starts all of them. Returns a function that disconnects; they stop with the last caller. */
  connect(): () => void;
}

/**
 * Creates the stores that an app shares and wires them: errors become notifications (spec row ERR-1),
 * requests carry the session's token (SESS-6), translations and locale data follow the language, and
 * an invalid form notifies (FORM-3). Nothing starts before `connect()`. Except in production, throws a
 * ToolkitError if `baseUrl` lacks its slash.
 */
export function createShell(options: ShellOptions): Shell {
  const { baseUrl, buildId, parts, storage = createBrowserStorage(), clock } = options;
  if (process.env.NODE_ENV !== 'production') checkBaseUrl(baseUrl);
  const announcer = createAnnouncerStore(clock);
  const errors = createErrorChannel();
  const session = createSessionStore({ ...options.session, storage, clock });
  const leaveGuard = createLeaveGuardStore();
  const reauthentication = createReauthenticationStore({
    session,
    hasUnsavedChanges: () => leaveGuard.getState().hasUnsavedChanges,
  });
  const http = createHttp({
    clock,
    ...options.http,
    onRequest: options.http?.onRequest ?? reauthentication.watch,
    onUnauthorized: options.http?.onUnauthorized ?? reauthentication.ask,
    session,
    baseUrl,
  });
  const language = createLanguageStore({
    ...options.language,
    guard: options.language?.guard ?? leaveGuard.ask,
    storage,
  });
  const translations = createTranslationsStore({
    ...options.translations,
    language,
    baseUrl,
    buildId,
    parts,
    // Without the token, requests do not wait for a session that is being renewed: the page needs
    // its texts, also to say that the renewal failed.
    fetch: (input, init) =>
      session.getState().status === 'authenticated'
        ? http.fetch(input, init)
        : http.fetch(input, { ...init, authorization: 'none' }),
  });
  const localeData = createLocaleDataStore({ ...options.localeData, language, baseUrl, clock });
  const notifications = createNotificationsStore({
    ...options.notifications,
    clock,
    announce: announcer.announce,
  });
  const pageTitle = createPageTitleStore(options.pageTitle);
  const theme = createThemeStore({ ...options.theme, storage });

  const translateStrictly = (id: string): string => translations.formatStrictly({ id });
  const formEvents = createFormNotices({ notifications, translateStrictly });
  const errorBridge = {
    connect: () => connectErrorsToNotifications({ errors, notifications, translateStrictly }),
  };

  return {
    announcer,
    errors,
    session,
    reauthentication,
    http,
    leaveGuard,
    language,
    translations,
    localeData,
    notifications,
    pageTitle,
    theme,
    formEvents,
    connect: countConnections(() =>
      connectAll([
        errorBridge,
        errors,
        theme,
        session,
        reauthentication,
        language,
        translations,
        localeData,
        notifications,
        pageTitle,
        announcer,
      ]),
    ),
  };
}
