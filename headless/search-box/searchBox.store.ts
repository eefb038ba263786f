import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

/** What stands in one search box. */
export interface SearchBoxState {
  /** As it was typed, spaces and all. */
  readonly value: string;
}

/** Typing and clearing; searching is the hook's `onSearch`. */
export interface SearchBoxActions {
  /** Binds the text to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<string>;
  /** Takes what was typed or pasted. */
  input(text: string, event?: unknown): void;
  clear(event?: unknown): void;
}

/** The text of one search box; `useSearchBox` makes one, or is given it. */
export type SearchBoxStore = Store<SearchBoxState, SearchBoxActions>;

/** Makes the store of one search box (spec row SEARCH-1). */
export function createSearchBoxStore({
  defaultValue = '',
}: { defaultValue?: string | undefined } = {}): SearchBoxStore {
  return defineStore<SearchBoxState, SearchBoxActions>({ value: defaultValue }, ({ get, set }) => {
    const port = createValuePort<string>({ get, set });
    return {
      actions: {
        port,
        input: (text, event) => {
          port.request(text, { reason: 'input', event });
        },
        clear: (event) => {
          port.request('', { reason: 'clear', event });
        },
      },
    };
  });
}
