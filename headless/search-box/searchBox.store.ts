import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

/** The text of one search box. */
export interface SearchBoxState {
  /** The text as typed, including spaces. */
  readonly value: string;
}

/** Typing and clearing; searching is the hook's `onSearch`. */
export interface SearchBoxActions {
  /** Binds the text to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<string>;
  /** Takes the text after typing or pasting. */
  input(text: string, event?: unknown): void;
  clear(event?: unknown): void;
}

/** One per search box: created by `useSearchBox`, or passed to it as `store`. */
export type SearchBoxStore = Store<SearchBoxState, SearchBoxActions>;

/** Creates the store of one search box (spec row SEARCH-1). */
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
