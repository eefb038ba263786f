import {
  defineStore,
  subscribeTo,
  type FormatText,
  type ReadonlyStore,
  type Store,
} from '../core/vanilla.js';
import { browserFetch, consoleLog, type Log } from '../platform/index.js';
import { loadTranslations } from './loadTranslations.js';
import { createFormatterCache, type MessageFormatter } from './messageFormatter.js';
import { isEmptyTable, keepIfSame, mergeTables, type Messages } from './translations.rules.js';

/** How far the file of a part is. `failed` has an empty table, and is tried again when next asked for. */
export type PartStatus = 'loading' | 'loaded' | 'failed';

/** The messages that are shown now, and how far the files are that they come from. */
export interface TranslationsState {
  /** The language of `messages`. */
  readonly language: string;
  /** The messages of all parts; another object only when a message or the language differs. */
  readonly messages: Messages;
  /** How far each part is, by its folder: `app/people`. */
  readonly parts: Readonly<Record<string, PartStatus>>;
}

/** Loads parts and languages, and formats by the messages that are there. */
export interface TranslationsActions {
  /**
   * Loads the messages of a part, once (spec rows TRANS-1, TRANS-2). Fulfilled when they are there or
   * have failed, in the language that was asked for last; never rejected.
   */
  addPart(part: string): Promise<void>;
  /**
   * Loads all parts in another language, and shows it when all of them are settled; until then the
   * old one stays. The last call wins. Never rejected.
   */
  setLanguage(language: string): Promise<void>;
  /** Message, else default message, else id; never throws. For a person. */
  format: FormatText;
  /** The message itself; throws a TranslationError where there is none or it is malformed (ERR-2). */
  formatStrictly: FormatText;
  /** The formatter of a state: the same one as long as its messages are. For hooks. */
  formatterOf(state: TranslationsState): MessageFormatter;
}

/** One per app: its messages. `createShell` makes it. */
export type TranslationsStore = Store<TranslationsState, TranslationsActions>;

/** What a language can be followed from: the language store, or any store with one. */
export type LanguageSource = ReadonlyStore<{ readonly language: string }>;

/** In which language, from where and by what the messages are loaded (spec row TRANS-1). */
export interface TranslationsStoreOptions {
  /** A store is followed while connected. */
  language: string | LanguageSource;
  /** Absolute, so that deep routes load the same files: Vite's `base` resolved against the origin. */
  baseUrl: string;
  /** Stands in the query string, against caches that hold an older build's file. */
  buildId: string;
  /** The app's authorized fetch (spec row SESS-6). Default: the browser's own. */
  fetch?: typeof fetch | undefined;
  /** The parts that are loaded on `connect()`. Default: none. */
  parts?: readonly string[] | undefined;
  /**
   * Called with the messages of each file before they are used, as to load what formats them: a file
   * counts as failed where this rejects. Default: nothing.
   */
  prepare?: ((messages: Messages) => Promise<void>) | undefined;
  /** Told of files that failed and of messages that are malformed. Default: a warning. */
  log?: Log | undefined;
}

interface Part {
  readonly status: PartStatus;
  readonly messages: Messages;
  /** Fulfilled when its file is there or has failed. */
  readonly settled: Promise<void>;
}

/** All parts in one language, in the order in which they were added. */
interface Edition {
  readonly language: string;
  readonly parts: Map<string, Part>;
}

const NO_MESSAGES: Messages = mergeTables([]);

function statusesOf({ parts }: Edition): TranslationsState['parts'] {
  return Object.fromEntries([...parts].map(([name, { status }]) => [name, status]));
}

function messagesOf({ parts }: Edition): Messages {
  return mergeTables([...parts.values()].map(({ messages }) => messages));
}

function isLoading({ parts }: Edition): boolean {
  return [...parts.values()].some(({ status }) => status === 'loading');
}

/** Makes the store of the app's messages (spec rows TRANS-1 to TRANS-3, ERR-2). */
export function createTranslationsStore(options: TranslationsStoreOptions): TranslationsStore {
  const {
    language: source,
    baseUrl: base,
    buildId,
    fetch: fetchFile = browserFetch,
    parts: firstParts = [],
    prepare = async () => {},
    log = consoleLog,
  } = options;
  const formatterOf = createFormatterCache(log);
  const firstLanguage = typeof source === 'string' ? source : source.getState().language;

  return defineStore<TranslationsState, TranslationsActions>(
    // A table of its own, since formatters are found by their table.
    { language: firstLanguage, messages: mergeTables([]), parts: {} },
    ({ get, set }) => {
      const editions = new Map<string, Edition>();
      const editionOf = (language: string): Edition => {
        const edition = editions.get(language) ?? { language, parts: new Map<string, Part>() };
        editions.set(language, edition);
        return edition;
      };
      let wanted = editionOf(firstLanguage);

      const show = (): void => {
        const { language, messages, parts } = get();
        const statuses = statusesOf(wanted);
        if (wanted.language === language) {
          set({
            messages: keepIfSame(messagesOf(wanted), messages),
            parts: keepIfSame(statuses, parts),
          });
        } else if (isLoading(wanted) && !isEmptyTable(messages)) {
          // What is shown keeps its status too, so that no page goes back to its placeholder.
          set({ parts: keepIfSame({ ...statuses, ...parts }, parts) });
        } else {
          set({ language: wanted.language, messages: messagesOf(wanted), parts: statuses });
        }
      };

      const load = (part: string, { language, parts }: Edition): void => {
        const known = parts.get(part);
        if (known !== undefined && known.status !== 'failed') return;
        const loadAndShow = async (): Promise<void> => {
          const messages = await loadTranslations(
            { fetch: fetchFile, log, prepare },
            { base, part, language, buildId },
          );
          const status = messages === null ? 'failed' : 'loaded';
          parts.set(part, { status, messages: messages ?? NO_MESSAGES, settled });
          show();
        };
        const settled = loadAndShow();
        parts.set(part, { status: 'loading', messages: NO_MESSAGES, settled });
      };

      /** Fulfilled when the part is settled in the language that is wanted by then. */
      const settle = async (part: string): Promise<void> => {
        let edition: Edition;
        do {
          edition = wanted;
          await edition.parts.get(part)?.settled;
        } while (edition !== wanted);
      };

      const loadAll = async (names: Iterable<string>): Promise<void> => {
        const parts = [...names];
        for (const part of parts) load(part, wanted);
        show();
        await Promise.all(parts.map(settle));
      };
      const setLanguage = (language: string): Promise<void> => {
        const parts = wanted.parts.keys();
        wanted = editionOf(language);
        return loadAll(parts);
      };

      return {
        actions: {
          addPart: (part) => loadAll([part]),
          setLanguage,
          format: (text) => formatterOf(get()).format(text),
          formatStrictly: (text) => formatterOf(get()).formatStrictly(text),
          formatterOf,
        },
        start: () => {
          const follow = (language: string): void => void setLanguage(language);
          const stop =
            typeof source === 'string'
              ? () => {}
              : subscribeTo(source, (state) => state.language, follow);
          if (typeof source !== 'string') follow(source.getState().language);
          void loadAll(firstParts);
          return stop;
        },
      };
    },
  );
}
