import { defineStore, type Store } from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';

/** How long tooltips wait, in milliseconds. */
export interface TooltipDelays {
  /** From the start of hovering to opening. Default 500. */
  readonly open?: number | undefined;
  /** From the end of hovering to closing: the time to move onto the tooltip. Default 200. */
  readonly close?: number | undefined;
  /** How long a finger stays down before the tooltip opens. Default 500. */
  readonly touch?: number | undefined;
  /** How long after one has closed, as the pointer left it, the next opens at once. Default 400. */
  readonly warm?: number | undefined;
}

/** Which of the tooltips that share the store is shown. */
export interface TooltipState {
  /** The id of the tooltip that is open: one at a time. */
  readonly openId: string | null;
}

/** The events of the triggers, each identified by the id of its tooltip. */
export interface TooltipActions {
  /** The pointer entered the trigger or its tooltip. */
  enter(id: string, delays?: TooltipDelays): void;
  /** The pointer left the trigger or its tooltip. */
  leave(id: string, delays?: TooltipDelays): void;
  /** The trigger received the focus from the keyboard: opens at once. */
  focus(id: string): void;
  blur(id: string): void;
  /** A finger is down on the trigger. */
  touch(id: string, delays?: TooltipDelays): void;
  /** The finger is lifted or has left the trigger. An open tooltip stays until it is dismissed. */
  release(id: string): void;
  /** Whether the touch that has just ended opened the tooltip. Asking resets it. */
  takeLongPress(id: string): boolean;
  /** Closes at once, by Escape or a press. It does not reopen until pointer and focus have left. */
  dismiss(id: string): void;
  /** The trigger is gone. */
  forget(id: string): void;
}

/** The store that tooltips share, one per app; the shell does not make it. */
export type TooltipStore = Store<TooltipState, TooltipActions>;

/** The options of `createTooltipStore`; none is required. */
export interface TooltipStoreOptions {
  /** Default: the system clock. */
  clock?: Clock | undefined;
  /** For all tooltips; each may override them. Default: see {@link TooltipDelays}. */
  delays?: TooltipDelays | undefined;
}

const DELAYS = { open: 500, close: 200, touch: 500, warm: 400 };

/**
 * Creates the store that tooltips share: one is open at a time, and while one is open, or shortly
 * after, the next opens at once on hover (spec row TIP-1).
 */
export function createTooltipStore(options: TooltipStoreOptions = {}): TooltipStore {
  const { clock = systemClock, delays: all = {} } = options;
  const delayOf = (name: keyof TooltipDelays, delays: TooltipDelays = {}): number =>
    delays[name] ?? all[name] ?? DELAYS[name];

  return defineStore<TooltipState, TooltipActions>({ openId: null }, ({ get, set }) => {
    let hoveredId: string | null = null;
    let focusedId: string | null = null;
    /** The tooltip that stays closed until pointer and focus have left its trigger. */
    let dismissedId: string | null = null;
    let longPressedId: string | null = null;
    /** Until when the next tooltip opens at once. */
    let warmUntil = -Infinity;
    /** What is to open or close after its delay. */
    let waiting: { readonly id: string; readonly cancel: () => void } | null = null;

    const isOpen = (id: string): boolean => get().openId === id;
    const stopWaiting = (): void => {
      waiting?.cancel();
      waiting = null;
    };
    const stopWaitingFor = (id: string): void => {
      if (waiting?.id === id) stopWaiting();
    };
    const wait = (id: string, milliseconds: number, then: () => void): void => {
      stopWaiting();
      const cancel = clock.setTimeout(() => {
        waiting = null;
        then();
      }, milliseconds);
      waiting = { id, cancel };
    };
    const open = (id: string): void => {
      stopWaiting();
      set({ openId: id });
    };
    const close = (id: string, warm: number): void => {
      stopWaitingFor(id);
      if (!isOpen(id)) return;
      warmUntil = clock.now() + warm;
      set({ openId: null });
    };
    const endDismissal = (id: string): void => {
      if (dismissedId === id && hoveredId !== id && focusedId !== id) dismissedId = null;
    };
    const dismiss = (id: string): void => {
      dismissedId = id;
      longPressedId = null;
      close(id, 0);
      endDismissal(id);
    };

    return {
      actions: {
        enter: (id, delays) => {
          hoveredId = id;
          if (isOpen(id)) stopWaiting();
          else if (dismissedId === id) return;
          else if (get().openId !== null || clock.now() < warmUntil) open(id);
          else {
            wait(id, delayOf('open', delays), () => {
              open(id);
            });
          }
        },
        leave: (id, delays) => {
          if (hoveredId === id) hoveredId = null;
          endDismissal(id);
          stopWaitingFor(id);
          if (!isOpen(id) || focusedId === id) return;
          wait(id, delayOf('close', delays), () => {
            close(id, delayOf('warm', delays));
          });
        },
        focus: (id) => {
          focusedId = id;
          if (dismissedId !== id) open(id);
        },
        blur: (id) => {
          if (focusedId === id) focusedId = null;
          endDismissal(id);
          if (hoveredId !== id) close(id, 0);
        },
        touch: (id, delays) => {
          wait(id, delayOf('touch', delays), () => {
            open(id);
          });
        },
        release: (id) => {
          stopWaitingFor(id);
          if (isOpen(id)) longPressedId = id;
        },
        takeLongPress: (id) => {
          const wasLong = longPressedId === id;
          longPressedId = null;
          return wasLong;
        },
        dismiss,
        forget: (id) => {
          if (hoveredId === id) hoveredId = null;
          if (focusedId === id) focusedId = null;
          dismiss(id);
        },
      },
      start: () => () => {
        stopWaiting();
        hoveredId = null;
        focusedId = null;
        dismissedId = null;
        set({ openId: null });
      },
    };
  });
}
