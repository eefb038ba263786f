import { defineStore, subscribeTo } from '../core/vanilla.js';
import { browserFetch, consoleLog } from '../platform/index.js';
import { loadTranslations } from './loadTranslations.js';
import { createFormatterCache } from './messageFormatter.js';
import { isEmptyTable, keepIfSame, mergeTables, type Messages } from './translations.rules.js';
import type {
  PartStatus,
  TranslationsActions,
  TranslationsState,
  TranslationsStore,
  TranslationsStoreOptions,
} from './translations.types.js';

interface Part {
  readonly status: PartStatus;
  readonly messages: Messages;
  /** Only while its file is on its way: resolves when that has loaded or failed. */
  readonly settled?: Promise<void>;
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
  return [...parts.values()].some(({ settled }) => settled);
}

/** Creates the store of the app's messages (spec rows TRANS-1 to TRANS-3, ERR-2). */
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
    // A table of its own, since formatters are cached by table.
    { language: firstLanguage, messages: mergeTables([]), parts: {} },
    ({ get, set }) => {
      const editions = new Map<string, Edition>();
      const editionOf = (language: string): Edition => {
        const edition = editions.get(language) ?? { language, parts: new Map<string, Part>() };
        editions.set(language, edition);
        return edition;
      };
      /** The edition of the language requested last, shown once its parts have loaded or failed. */
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
          // Parts that are shown keep their status, so that no page goes back to its placeholder.
          set({ parts: keepIfSame({ ...statuses, ...parts }, parts) });
        } else {
          set({ language: wanted.language, messages: messagesOf(wanted), parts: statuses });
        }
      };

      const load = (part: string, { language, parts }: Edition): void => {
        const known = parts.get(part);
        if (known?.settled || known?.status === 'loaded') return;
        const loadAndShow = async (): Promise<void> => {
          const messages = await loadTranslations(
            { fetch: fetchFile, log, prepare },
            { base, part, language, buildId },
          );
          const status = messages === null ? 'failed' : 'loaded';
          parts.set(part, { status, messages: messages ?? NO_MESSAGES });
          show();
        };
        const settled = loadAndShow();
        // One that failed stays so meanwhile, in another language too: a page that went back to its
        // placeholder would lose what was typed, and would add the part again as it comes back.
        const status = get().parts[part] === 'failed' ? 'failed' : 'loading';
        parts.set(part, { status, messages: NO_MESSAGES, settled });
      };

      /** Resolves when the part has loaded or failed in the language that is wanted by then. */
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
