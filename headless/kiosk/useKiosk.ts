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

/** What `useKiosk` takes; below a shell it can be left out. */
export interface UseKioskOptions {
  /** Default: the shell's. */
  store?: KioskStore | undefined;
}

/** For the button that ends the mode, which is shown where `canExit` is true. */
export interface KioskExitProps {
  type: 'button';
  'aria-label': string;
  'aria-disabled': true | undefined;
  onClick: MouseEventHandler;
}

/** Whether the mode is on, how to begin and end it, and the props of the button that ends it. */
export interface UseKioskResult extends KioskActions {
  isKiosk: boolean;
  /** Whether there is a kiosk mode to leave, and its exit is not locked. */
  canExit: boolean;
  /** Takes the focus to `main`, if that can have it, since the button goes away. */
  getExitProps: PropGetter<KioskExitProps>;
}

/**
 * Kiosk mode (behaviour B-17): whether it is on, and the way out.
 * Throws a ToolkitError where there is no store.
 */
export function useKiosk({ store }: UseKioskOptions = {}): UseKioskResult {
  const kiosk = sharedKiosk.use('useKiosk', store);
  const format = useFormatText();
  const isKiosk = useStoreState(kiosk, (state) => state.isKiosk);
  const canExit = useStoreState(kiosk, (state) => state.isKiosk && !state.isExitLocked);
  const { enter, exit } = kiosk;
  return {
    isKiosk,
    canExit,
    enter,
    exit,
    getExitProps: propGetter<KioskExitProps>({
      type: 'button',
      'aria-label': format(EXIT),
      'aria-disabled': canExit ? undefined : true,
      onClick: ({ currentTarget }) => {
        if (!canExit) return;
        exit();
        currentTarget.ownerDocument.querySelector<HTMLElement>('main')?.focus();
      },
    }),
  };
}
