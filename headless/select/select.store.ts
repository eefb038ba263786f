import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';

/** What is chosen in one select, and how its list stands. */
export interface SelectState<Value extends string = string> {
  /** That of the option chosen; `null` for none. */
  readonly value: Value | null;
  readonly isOpen: boolean;
  /** The option that Enter chooses, while it is open. */
  readonly activeValue: string | null;
  /** What is typed to search; `null` while nothing is. */
  readonly query: string | null;
}

/** Opens, searches and closes the list, moves in it, and chooses. */
export interface SelectActions<Value extends string = string> {
  /** Binds the choice to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<Value | null>;
  /** Opens at an option. Default: at the one that is chosen. */
  open(activeValue?: string | null): void;
  /** Closes, and gives up what was typed. */
  close(): void;
  /** Makes an option the one that Enter chooses; `null` for none. */
  activate(value: string | null): void;
  /** Takes what was typed to search; opens. */
  search(query: string): void;
  /** Takes an option, and closes. */
  select(value: Value, event?: unknown): void;
  clear(event?: unknown): void;
  /** Back to the value that it began with, as a reset of the form around it asks. */
  reset(event?: unknown): void;
  /** What was typed in quick succession, with this character: pauses of half a second part it. */
  type(character: string): string;
}

/** The choice of one select; `useSelect` makes one, or is given it. */
export type SelectStore<Value extends string = string> = Store<
  SelectState<Value>,
  SelectActions<Value>
>;

/** What `createSelectStore` takes; all of it can be left out. */
export interface SelectStoreOptions<Value extends string = string> {
  /** Default `null`. */
  defaultValue?: Value | null | undefined;
  /** Tells the pauses in what is typed. Default: the machine's. */
  clock?: Clock | undefined;
}

/** Between two characters that are typed as one text, in milliseconds. */
const PAUSE = 500;

const CLOSED = { isOpen: false, activeValue: null, query: null };

/** Makes the store of one choice among options (spec row DATE-3: it can be cleared). */
export function createSelectStore<Value extends string = string>({
  defaultValue = null,
  clock = systemClock,
}: SelectStoreOptions<NoInfer<Value>> = {}): SelectStore<Value> {
  return defineStore<SelectState<Value>, SelectActions<Value>>(
    { value: defaultValue, ...CLOSED },
    ({ get, set }) => {
      let typed = '';
      let typedAt = -Infinity;
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
            set({ query, isOpen: true });
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
            const now = clock.now();
            typed = now - typedAt > PAUSE ? character : typed + character;
            typedAt = now;
            return typed;
          },
        },
      };
    },
  );
}
