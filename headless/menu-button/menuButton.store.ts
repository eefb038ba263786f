import { defineStore, type Store } from '../core/vanilla.js';

/** Whether one menu is open, and where the focus is in it. */
export interface MenuButtonState {
  readonly isOpen: boolean;
  /** The index of the item that has the focus while the menu is open. */
  readonly activeIndex: number;
}

/** Opens and closes one menu, and moves the focus in it. */
export interface MenuButtonActions {
  /** Opens with the focus on that item. Default the first. */
  open(index?: number): void;
  close(): void;
  /** Moves the focus to that item, and chooses nothing. */
  activate(index: number): void;
}

/** One per menu button: its own, or the `store` that `useMenuButton` is given. */
export type MenuButtonStore = Store<MenuButtonState, MenuButtonActions>;

/** Makes the state of one menu button: open or not, and where the focus is. */
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
