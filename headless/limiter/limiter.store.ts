import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';
import { fittingPart, isNear, lengthOf, type Insertion, type Limit } from './limiter.rules.js';

/** What is to be said to screen readers; a new object each time. */
export type LimiterNews = { readonly trimmed: string } | { readonly remaining: number };

/** The limit, and what becomes of what goes beyond; they may change between renders. */
export interface LimiterSettings extends Limit {
  /** `hard` lets nothing in beyond the limit; with `soft` that is an error. Default `hard`. */
  mode?: 'hard' | 'soft' | undefined;
}

/** The text of one field, what of the latest edit did not fit, and what is to be said of that. */
export interface LimiterState {
  readonly value: string;
  /** What did not fit of the latest edit; `null` for an edit that did, and for another text. */
  readonly trimmed: string | null;
  /** What was to be said last; `null` before anything was. */
  readonly news: LimiterNews | null;
}

/** Takes the text of one field in, and keeps it within the limit. */
export interface LimiterActions {
  /** Binds the text to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<string>;
  /** Takes another limit, for the edits from now on. */
  configure(settings: LimiterSettings): void;
  /** The part of what is being inserted that there is room for: all of it where typing over is allowed. */
  fit(insertion: Insertion): string;
  /** Takes an edited text, as long as it may be. */
  input(value: string, event?: unknown): void;
  /** Takes a text that nobody typed. */
  setValue(value: string): void;
  /** Something of an edit was left out. */
  reportTrimmed(trimmed: string): void;
}

/** One per field: its own, or the `store` that `useLimiter` is given. */
export type LimiterStore = Store<LimiterState, LimiterActions>;

/** What `createLimiterStore` takes: the limit, and the first text. */
export interface LimiterStoreOptions extends LimiterSettings {
  /** Default empty. */
  defaultValue?: string | undefined;
  /** Measures pauses in typing. Default: the machine's. */
  clock?: Clock | undefined;
}

/** The pause in typing before screen readers are told what remains, in milliseconds. */
const IDLE = 1000;

/** Makes the store of one limited text (spec row LIMIT-1). */
export function createLimiterStore({
  defaultValue = '',
  clock = systemClock,
  ...given
}: LimiterStoreOptions): LimiterStore {
  return defineStore<LimiterState, LimiterActions>(
    { value: defaultValue, trimmed: null, news: null },
    ({ get, set }) => {
      let settings: LimiterSettings = given;
      let cancel = (): void => {};
      const port = createValuePort<string>({
        get,
        set: (change) => {
          // What was left out is of the text before.
          set({ ...change, trimmed: null });
        },
      });
      const speakLater = (): void => {
        cancel();
        cancel = clock.setTimeout(() => {
          const remaining = settings.max - lengthOf(get().value, settings.unit);
          if (isNear(remaining, settings.max)) set({ news: { remaining } });
        }, IDLE);
      };
      return {
        actions: {
          port,
          configure: (next) => {
            settings = next;
          },
          fit: (insertion) =>
            settings.mode === 'soft' ? insertion.inserted : fittingPart(insertion, settings),
          input: (value, event) => {
            port.request(value, { reason: 'input', event });
            speakLater();
          },
          setValue: (value) => {
            port.request(value, { reason: 'set' });
          },
          reportTrimmed: (trimmed) => {
            set({ trimmed, news: { trimmed } });
          },
        },
        start: () => () => {
          cancel();
        },
      };
    },
  );
}
