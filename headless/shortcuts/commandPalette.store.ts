import { defineStore, type Store } from '../core/vanilla.js';

/** What is typed in the open palette, and where one is in what that finds. */
export interface CommandPaletteState {
  readonly query: string;
  /** Which of the commands found Enter chooses, from 0. */
  readonly activeIndex: number;
}

/** Typing and moving; running a command is `choose` of the shortcuts' store. */
export interface CommandPaletteActions {
  /** Takes what was typed; the first command found is active then. */
  input(query: string): void;
  activate(index: number): void;
}

/** One opening of the palette; `useCommandPalette` makes one, or is given it. */
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
