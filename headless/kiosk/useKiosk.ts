import type { MouseEventHandler } from 'react';
import {
  propGetter,
  useFormatText,
  useStoreState,
  type PropGetter,
  type TextDescriptor,
} from '../core/index.js';
import type { KioskActions, KioskStore } from './kiosk.store.js';
import { sharedKiosk } from './sharedKiosk.js';

const EXIT: TextDescriptor = { id: 'gnap.kiosk-exit', defaultMessage: 'Exit kiosk mode' };

/** The options of `useKiosk`; below a shell none is required. */
export interface UseKioskOptions {
  /** Default: the shell's. */
  store?: KioskStore | undefined;
}

/** For the button that ends the mode; render it only if `canExit` is true. */
export interface KioskExitProps {
  type: 'button';
  'aria-label': string;
  'aria-disabled': true | undefined;
  onClick: MouseEventHandler;
}

/** Whether the mode is on, the actions that change it, and the prop getter of the exit button. */
export interface UseKioskResult extends KioskActions {
  isKiosk: boolean;
  /** Whether kiosk mode is on and its exit is not locked. */
  canExit: boolean;
  /** A click moves the focus to `main`, if that is focusable, since the button disappears. */
  getExitProps: PropGetter<KioskExitProps>;
}

/**
 * Kiosk mode (behavior B-17): whether it is on, and how to leave it.
 * Throws a ToolkitError if there is no store.
 */
export function useKiosk({ store }: UseKioskOptions = {}): UseKioskResult {
  const kiosk = sharedKiosk.useStore('useKiosk', store);
  const format = useFormatText();
  const isKiosk = useStoreState(kiosk, (state) => state.isKiosk);
  const canExit = useStoreState(kiosk, (state) => state.isKiosk && !state.isExitLocked);
  return {
    ...kiosk,
    isKiosk,
    canExit,
    getExitProps: propGetter<KioskExitProps>({
      type: 'button',
      'aria-label': format(EXIT),
      'aria-disabled': !canExit || undefined,
      onClick: ({ currentTarget }) => {
        if (!canExit) return;
        kiosk.exit();
        currentTarget.ownerDocument.querySelector<HTMLElement>('main')?.focus();
      },
    }),
  };
}
