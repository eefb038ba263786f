import { defineStore, type Store } from '../core/vanilla.js';

/** The query of the open palette, and the active command among those found. */
export interface CommandPaletteState {
  readonly query: string;
  /** The index of the command found that Enter chooses, from 0. */
  readonly activeIndex: number;
}

/** Typing and moving; `run` of the shortcuts' store runs a command. */
export interface CommandPaletteActions {
  /** Sets the query and makes the first command found active. */
  input(query: string): void;
  activate(index: number): void;
}

/** The store of one opening of the palette; `useCommandPalette` makes its own unless given one. */
export type CommandPaletteStore = Store<CommandPaletteState, CommandPaletteActions>;

/** Creates the store of one opening of the command palette. */
export function createCommandPaletteStore(): CommandPaletteStore {
  return defineStore<CommandPaletteState, CommandPaletteActions>(
    { query: '', activeIndex: 0 },
    ({ set }) => ({
      actions: {
        input: (query) => {
          set({ query, activeIndex: 0 });
        },
        activate: (index) => {
          set({ activeIndex: index });
        },
      },
    }),
  );
}
