import { defineStore, type Store } from '../core/vanilla.js';

/** Whether one menu is open, and where the focus is in it. */
export interface MenuButtonState {
  readonly isOpen: boolean;
  /**
   * The index of the item that has the focus while the menu is open; what is there has it once that
   * item is gone.
   */
  readonly activeIndex: number;
  /** The key of that item, with which the focus stays; `null` until the item is shown. */
  readonly activeKey: string | null;
}

/** Opens and closes one menu, and moves the focus in it. */
export interface MenuButtonActions {
  /** Opens with the focus on the item at `index`. Default 0. */
  open(index?: number): void;
  close(): void;
  /** Moves the focus to the item at `index`, whose key is `key`, without choosing it. */
  activate(index: number, key?: string | null): void;
}

/** The store of one menu button; `useMenuButton` makes its own unless given one. */
export type MenuButtonStore = Store<MenuButtonState, MenuButtonActions>;

/** Creates the store of one menu button. */
export function createMenuButtonStore(): MenuButtonStore {
  return defineStore<MenuButtonState, MenuButtonActions>(
    { isOpen: false, activeIndex: 0, activeKey: null },
    ({ set }) => ({
      actions: {
        open: (activeIndex = 0) => {
          set({ isOpen: true, activeIndex, activeKey: null });
        },
        close: () => {
          set({ isOpen: false });
        },
        activate: (activeIndex, activeKey = null) => {
          set({ activeIndex, activeKey });
        },
      },
    }),
  );
}
