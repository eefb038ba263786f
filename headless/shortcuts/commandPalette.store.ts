import { defineStore, type Store } from '../core/vanilla.js';

/** The query of the open palette, and the command that Enter runs. */
export interface CommandPaletteState {
  readonly query: string;
  /** The command last moved to; `null` for the first found. */
  readonly activeId: string | null;
  /** Where it was among those found, from 0: what is there is active once it is gone. */
  readonly activeIndex: number;
}

/** Typing and moving; `run` of the shortcuts' store runs a command. */
export interface CommandPaletteActions {
  /** Sets the query and makes the first command found active. */
  input(query: string): void;
  activate(index: number, id: string): void;
}

/** The store of one opening of the palette; `useCommandPalette` makes its own unless given one. */
export type CommandPaletteStore = Store<CommandPaletteState, CommandPaletteActions>;

/** Creates the store of one opening of the command palette. */
export function createCommandPaletteStore(): CommandPaletteStore {
  return defineStore<CommandPaletteState, CommandPaletteActions>(
    { query: '', activeId: null, activeIndex: 0 },
    ({ set }) => ({
      actions: {
        input: (query) => {
          set({ query, activeId: null, activeIndex: 0 });
        },
        activate: (activeIndex, activeId) => {
          set({ activeIndex, activeId });
        },
      },
    }),
  );
}
