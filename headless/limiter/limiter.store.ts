import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';
import { fittingPart, isNear, lengthOf, type Insertion, type Limit } from './limiter.rules.js';

/** What to announce to screen readers; a new object each time. */
export type LimiterNews = { readonly trimmed: string } | { readonly remaining: number };

/** The limit and how it is enforced; both may change between renders. */
export interface LimiterSettings extends Limit {
  /** `hard` cuts input beyond the limit; `soft` accepts it, as an error. Default `hard`. */
  mode?: 'hard' | 'soft' | undefined;
}

/** The text of one field, the part of the latest edit that did not fit, and what to announce. */
export interface LimiterState {
  readonly value: string;
  /**
   * The part of the latest edit that did not fit; `null` if all of it did, or the text has changed
   * since.
   */
  readonly trimmed: string | null;
  /** The latest announcement; `null` before the first. */
  readonly news: LimiterNews | null;
}

/** Actions that change the text of one field and keep it within the limit. */
export interface LimiterActions {
  /** Binds the text to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<string>;
  /** Sets the limit for later edits. */
  configure(settings: LimiterSettings): void;
  /** The part of an insertion that fits the limit; all of it in `soft` mode. */
  fit(insertion: Insertion): string;
  /** Takes the text after an edit, whatever its length. */
  input(value: string, event?: unknown): void;
  /** Sets the text by code, without enforcing the limit. */
  setValue(value: string): void;
  /** Records the part of an edit that was left out. */
  reportTrimmed(trimmed: string): void;
}

/** One per field: created by `useLimiter`, or passed to it as `store`. */
export type LimiterStore = Store<LimiterState, LimiterActions>;

/** The options of `createLimiterStore`: the limit, and the initial text. */
export interface LimiterStoreOptions extends LimiterSettings {
  /** Default empty. */
  defaultValue?: string | undefined;
  /** Measures pauses in typing. Default: the system clock. */
  clock?: Clock | undefined;
}

/** The pause in typing before the remaining count is announced, in milliseconds. */
const IDLE = 1000;

/** Creates the store of one limited text (spec row LIMIT-1). */
export function createLimiterStore({
  defaultValue = '',
  clock = systemClock,
  ...given
}: LimiterStoreOptions): LimiterStore {
  return defineStore<LimiterState, LimiterActions>(
    { value: defaultValue, trimmed: null, news: null },
    ({ get, set }) => {
      let settings: LimiterSettings = given;
      let cancelAnnouncement = (): void => {};
      const port = createValuePort<string>({
        get,
        set: (change) => {
          // The part left out belongs to the previous text.
          set({ ...change, trimmed: null });
        },
      });
      const announceLater = (): void => {
        cancelAnnouncement();
        cancelAnnouncement = clock.setTimeout(() => {
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
            announceLater();
          },
          setValue: (value) => {
            port.request(value, { reason: 'set' });
          },
          reportTrimmed: (trimmed) => {
            set({ trimmed, news: { trimmed } });
          },
        },
        start: () => () => {
          cancelAnnouncement();
        },
      };
    },
  );
}
