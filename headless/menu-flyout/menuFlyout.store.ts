import { defineStore, type Store } from '../core/vanilla.js';
import { systemClock, type Clock, type Navigation } from '../platform/index.js';

/** What a fly-out shows: only the item's title, or its submenu too. */
export type MenuFlyoutContent = 'label' | 'submenu';

/** Which fly-out of a collapsed menu is open, and whether it stays. */
export interface MenuFlyoutState {
  /** The item whose fly-out is open; only one is at a time. */
  readonly openId: string | null;
  readonly content: MenuFlyoutContent;
  /** Whether it stays when the pointer leaves: it was opened by a press, or contains the focus. */
  readonly isPinned: boolean;
  /** Whether the focus is to move into the submenu when it mounts. */
  readonly takesFocus: boolean;
}

/**
 * What pointer, focus and keys do to the fly-outs. Hovering opens and closes after a delay,
 * everything else acts at once.
 */
export interface MenuFlyoutActions {
  /** A hovering pointer has entered an item or its fly-out. */
  enter(id: string, content: MenuFlyoutContent): void;
  /** It moves on there. While another fly-out is open, that restarts its rest. */
  move(id: string, content: MenuFlyoutContent): void;
  /** It has left both. */
  leave(): void;
  /** The item has received the focus by a key: its title is shown at once. */
  focus(id: string): void;
  /** The focus has left the item and its fly-out. */
  blur(id: string): void;
  /** Opens the submenu and pins it, even if hovering has opened it already. */
  open(id: string, options?: { takesFocus?: boolean | undefined }): void;
  /** Closes the fly-out of the item if it is pinned, else opens its submenu. */
  toggle(id: string): void;
  /** The submenu has received the focus, so it stays. */
  pin(id: string): void;
  close(): void;
}

/** The fly-outs of one collapsed menu, of which one is open at a time. */
export type MenuFlyoutStore = Store<MenuFlyoutState, MenuFlyoutActions>;

/** The options of `createMenuFlyoutStore`; none is required. */
export interface MenuFlyoutStoreOptions {
  /** Times how long the pointer rests. Default: the system clock. */
  clock?: Clock | undefined;
  /** Closes the fly-out when the place changes. Default: none. */
  navigation?: Pick<Navigation, 'subscribe'> | undefined;
}

/** How long the pointer has to rest on an item to open its fly-out, in milliseconds. */
const REST = 120;
/** The same while another fly-out is open, which the pointer may reach across other items. */
const REST_ON_THE_WAY = 300;
/** How long a fly-out waits for the pointer to come back or to cross the gap, in milliseconds. */
const LINGER = 300;

const CLOSED: MenuFlyoutState = {
  openId: null,
  content: 'label',
  isPinned: false,
  takesFocus: false,
};

/** Creates the store of a collapsed menu's fly-outs (behavior B-14). */
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
      cancel();
      if (get().isPinned) return;
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
          if (!get().isPinned) after(LINGER, close);
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
