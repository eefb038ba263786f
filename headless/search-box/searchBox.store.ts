import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

export interface SearchBoxState {
  readonly value: string;
}

export interface SearchBoxActions {
  /** Binds the text to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<string>;
  /** Takes what was typed or pasted. */
  input(text: string, event?: unknown): void;
  clear(event?: unknown): void;
}

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
