import { defineStore, type Store } from '../core/vanilla.js';
import { systemClock, type Clock, type Navigation } from '../platform/index.js';

/** What a fly-out shows: an item's title only, or its submenu too. */
export type MenuFlyoutContent = 'label' | 'submenu';

/** What flies out beside the icons of a collapsed menu, and whether it stays. */
export interface MenuFlyoutState {
  /** The item beside which a fly-out is shown; there is one at a time. */
  readonly openId: string | null;
  readonly content: MenuFlyoutContent;
  /** Whether it stays when the pointer leaves: it was pressed open, or has the focus in it. */
  readonly isPinned: boolean;
  /** Whether the focus is to move into the submenu as soon as that is in the page. */
  readonly takesFocus: boolean;
}

/**
 * What pointer, focus and keys do to the fly-outs. A pointer has to rest and may come back, all
 * else counts at once.
 */
export interface MenuFlyoutActions {
  /** A pointer that hovers comes to an item, or to its fly-out. */
  enter(id: string, content: MenuFlyoutContent): void;
  /** It moves on in there: on its way to the fly-out of another item it does not rest yet. */
  move(id: string, content: MenuFlyoutContent): void;
  /** It leaves both. */
  leave(): void;
  /** The item gets the focus by a key: its title is shown at once. */
  focus(id: string): void;
  /** The focus has left the item and its fly-out. */
  blur(id: string): void;
  /** Opens the submenu so that it stays; one that merely follows the pointer stays from now on. */
  open(id: string, options?: { takesFocus?: boolean | undefined }): void;
  /** Opens the submenu, or closes the one that was pressed open. */
  toggle(id: string): void;
  /** The submenu has the focus. */
  pin(id: string): void;
  close(): void;
}

/** One per collapsed menu, since one fly-out is open at a time. */
export type MenuFlyoutStore = Store<MenuFlyoutState, MenuFlyoutActions>;

/** What `createMenuFlyoutStore` takes; all of it can be left out. */
export interface MenuFlyoutStoreOptions {
  /** Measures how long the pointer rests. Default: the machine's. */
  clock?: Clock | undefined;
  /** A change of place closes the fly-out. Default none. */
  navigation?: Pick<Navigation, 'subscribe'> | undefined;
}

/** How long the pointer rests on an item before it counts, in milliseconds. */
const REST = 120;
/** The same while another fly-out is open: the pointer may be on its way to that, over other items. */
const REST_ON_THE_WAY = 300;
/** How long a fly-out waits for the pointer to come back, or to reach it over the gap. */
const LINGER = 300;

const CLOSED: MenuFlyoutState = {
  openId: null,
  content: 'label',
  isPinned: false,
  takesFocus: false,
};

/** Makes the store of a collapsed menu's fly-outs (behaviour B-14). */
export function createMenuFlyoutStore({
  clock = systemClock,
  navigation,
}: MenuFlyoutStoreOptions = {}): MenuFlyoutStore {
  return defineStore<MenuFlyoutState, MenuFlyoutActions>(CLOSED, ({ get, set }) => {
    let cancel = (): void => {};
    const after = (milliseconds: number, act: () => void): void => {
      cancel = clock.setTimeout(act, milliseconds);
    };
    const show = (change: Partial<MenuFlyoutState>): void => {
      cancel();
      set({ ...CLOSED, ...change });
    };
    const close = (): void => {
      show(CLOSED);
    };
    const open: MenuFlyoutActions['open'] = (id, { takesFocus = false } = {}) => {
      show({ openId: id, content: 'submenu', isPinned: true, takesFocus });
    };

    const isElsewhere = (id: string): boolean => get().openId !== null && get().openId !== id;
    const enter: MenuFlyoutActions['enter'] = (id, content) => {
      const now = get();
      cancel();
      if (now.isPinned || (now.openId === id && now.content === content)) return;
      after(isElsewhere(id) ? REST_ON_THE_WAY : REST, () => {
        show({ openId: id, content });
      });
    };

    return {
      actions: {
        enter,
        move: (id, content) => {
          if (isElsewhere(id)) enter(id, content);
        },
        leave: () => {
          cancel();
          if (!get().isPinned && get().openId !== null) after(LINGER, close);
        },
        focus: (id) => {
          if (get().openId !== id) show({ openId: id });
        },
        blur: (id) => {
          if (get().openId === id) close();
        },
        open,
        toggle: (id) => {
          const { openId, isPinned } = get();
          if (openId === id && isPinned) close();
          else open(id);
        },
        pin: (id) => {
          cancel();
          if (get().openId === id) set({ isPinned: true, takesFocus: false });
        },
        close,
      },
      start: () => {
        const stop = navigation?.subscribe(close);
        return () => {
          stop?.();
          cancel();
        };
      },
    };
  });
}
