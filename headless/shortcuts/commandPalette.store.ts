import { defineStore, type Store } from '../core/vanilla.js';

export interface CommandPaletteState {
  readonly query: string;
  /** Which of the commands found Enter chooses. */
  readonly activeIndex: number;
}

export interface CommandPaletteActions {
  /** Takes what was typed; the first command found is active then. */
  input(query: string): void;
  activate(index: number): void;
}

export type CommandPaletteStore = Store<CommandPaletteState, CommandPaletteActions>;

/** Makes the state of one opening of the command palette. */
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
