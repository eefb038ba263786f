import { defineStore, type Store } from '../core/vanilla.js';

/** Whether one menu is open, and where the focus is in it. */
export interface MenuButtonState {
  readonly isOpen: boolean;
  /** The index of the item that has the focus while the menu is open. */
  readonly activeIndex: number;
}

/** Opens and closes one menu, and moves the focus in it. */
export interface MenuButtonActions {
  /** Opens with the focus on the item at `index`. Default 0. */
  open(index?: number): void;
  close(): void;
  /** Moves the focus to the item at `index` without choosing it. */
  activate(index: number): void;
}

/** The store of one menu button; `useMenuButton` makes its own unless given one. */
export type MenuButtonStore = Store<MenuButtonState, MenuButtonActions>;

/** Creates the store of one menu button. */
export function createMenuButtonStore(): MenuButtonStore {
  return defineStore<MenuButtonState, MenuButtonActions>(
    { isOpen: false, activeIndex: 0 },
    ({ set }) => ({
      actions: {
        open: (index = 0) => {
          set({ isOpen: true, activeIndex: index });
        },
        close: () => {
          set({ isOpen: false });
        },
        activate: (index) => {
          set({ activeIndex: index });
        },
      },
    }),
  );
}
