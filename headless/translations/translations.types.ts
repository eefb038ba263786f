import type { FormatText, ReadonlyStore, Store } from '../core/vanilla.js';
import type { Log } from '../platform/index.js';
import type { MessageFormatter } from './messageFormatter.js';
import type { Messages } from './translations.rules.js';

/**
 * The status of a part's file. A failed one has no messages, and is tried again when next added; it
 * stays failed until it has loaded, so that a page that is shown stays.
 */
export type PartStatus = 'loading' | 'loaded' | 'failed';

/** The messages in use, and the status of the files that they come from. */
export interface TranslationsState {
  /** The language of `messages`. */
  readonly language: string;
  /** The messages of all parts; a new object only when a message or the language changes. */
  readonly messages: Messages;
  /** The status of each part, by its folder: `app/people`. */
  readonly parts: Readonly<Record<string, PartStatus>>;
}

/** Loads parts and languages, and formats with the loaded messages. */
export interface TranslationsActions {
  /**
   * Loads the messages of a part, once, or again if they failed (spec rows TRANS-1 to TRANS-3).
   * Resolves when they have loaded or failed, in the language that was requested last; never
   * rejects. Calls while they are on their way share one request.
   */
  addPart(part: string): Promise<void>;
  /**
   * Loads all parts in another language, and switches when each has loaded or failed; until then
   * the old language stays. The last call wins. Never rejects.
   */
  setLanguage(language: string): Promise<void>;
  /** Message, else default message, else id; never throws. For text that users see. */
  format: FormatText;
  /** Only the message; throws a TranslationError if there is none or it is malformed (ERR-2). */
  formatStrictly: FormatText;
  /** The formatter of a state; the same one while its messages are the same. For hooks. */
  formatterOf(state: TranslationsState): MessageFormatter;
}

/** One per app: its messages. `createShell` makes it. */
export type TranslationsStore = Store<TranslationsState, TranslationsActions>;

/** Where a language can be followed: the language store, or any store whose state has one. */
export type LanguageSource = ReadonlyStore<{ readonly language: string }>;

/** In which language, from where and how the messages are loaded (spec row TRANS-1). */
export interface TranslationsStoreOptions {
  /** A language, or a store to follow while connected. */
  language: string | LanguageSource;
  /** Absolute, so that deep routes load the same files: Vite's `base` resolved against the origin. */
  baseUrl: string;
  /** Goes into the query string, against caches that hold an older build's file. */
  buildId: string;
  /** The app's authorized fetch (spec row SESS-6). Default: the browser's own. */
  fetch?: typeof fetch | undefined;
  /** The parts that are loaded on `connect()`. Default: none. */
  parts?: readonly string[] | undefined;
  /**
   * Called with the messages of each file before they are used, for example to load the parser for
   * them. If it rejects, the file counts as failed. Default: nothing.
   */
  prepare?: ((messages: Messages) => Promise<void>) | undefined;
  /** Told of files that failed and of malformed messages. Default: a warning. */
  log?: Log | undefined;
}
