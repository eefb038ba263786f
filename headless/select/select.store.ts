import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';

/** The choice of one select, and the state of its list. */
export interface SelectState<Value extends string = string> {
  /** The value of the chosen option; `null` for none. */
  readonly value: Value | null;
  readonly isOpen: boolean;
  /** The option that Enter chooses, while the list is open. */
  readonly activeValue: string | null;
  /** The text typed to search; `null` if nothing has been typed. */
  readonly query: string | null;
}

/** Actions to open, search and close the list, to move in it, and to choose. */
export interface SelectActions<Value extends string = string> {
  /** Binds the choice to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<Value | null>;
  /** Opens the list at an option. Default: at the chosen one. */
  open(activeValue?: string | null): void;
  /** Closes the list, and discards the text typed. */
  close(): void;
  /** Makes an option the one that Enter chooses; `null` for none. */
  activate(value: string | null): void;
  /** Sets the search text, and opens the list, in which no option is active yet. */
  search(query: string): void;
  /** Chooses an option, and closes the list. */
  select(value: Value, event?: unknown): void;
  clear(event?: unknown): void;
  /** Goes back to the initial value, for a reset of the surrounding form. */
  reset(event?: unknown): void;
  /**
   * Adds a typed character and returns the text typed so far; a pause of more than half a second
   * starts a new text.
   */
  type(character: string): string;
  /** The text that the next character typed adds to; empty after a pause. */
  typed(): string;
}

/** One per select: created by `useSelect`, or passed to it as `store`. */
export type SelectStore<Value extends string = string> = Store<
  SelectState<Value>,
  SelectActions<Value>
>;

/** The options of `createSelectStore`; none is required. */
export interface SelectStoreOptions<Value extends string = string> {
  /** Default `null`. */
  defaultValue?: Value | null | undefined;
  /** Measures pauses in typing. Default: the system clock. */
  clock?: Clock | undefined;
}

/** The longest pause between two characters of one typed text, in milliseconds. */
const PAUSE = 500;

const CLOSED = { isOpen: false, activeValue: null, query: null };

/** Creates the store of one select (spec row DATE-3: its choice can be cleared). */
export function createSelectStore<Value extends string = string>({
  defaultValue = null,
  clock = systemClock,
}: SelectStoreOptions<NoInfer<Value>> = {}): SelectStore<Value> {
  return defineStore<SelectState<Value>, SelectActions<Value>>(
    { value: defaultValue, ...CLOSED },
    ({ get, set }) => {
      /** The characters typed in quick succession, and when the last one was. */
      let text = '';
      let typedAt = -Infinity;
      const typed = (): string => (clock.now() - typedAt > PAUSE ? '' : text);
      const port = createValuePort<Value | null>({ get, set });
      const choose = (value: Value | null, reason: string, event: unknown): void => {
        set(CLOSED);
        port.request(value, { reason, event });
      };
      return {
        actions: {
          port,
          open: (activeValue = get().value) => {
            set({ isOpen: true, activeValue });
          },
          close: () => {
            set(CLOSED);
          },
          activate: (activeValue) => {
            set({ activeValue });
          },
          search: (query) => {
            set({ query, isOpen: true, activeValue: null });
          },
          select: (value, event) => {
            choose(value, 'select', event);
          },
          clear: (event) => {
            choose(null, 'clear', event);
          },
          reset: (event) => {
            choose(defaultValue, 'reset', event);
          },
          type: (character) => {
            text = typed() + character;
            typedAt = clock.now();
            return text;
          },
          typed,
        },
      };
    },
  );
}
