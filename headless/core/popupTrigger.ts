import type { MouseEvent, MouseEventHandler } from 'react';
import type { ReadonlyStore } from './store.js';

/** Leaves the focus where it is, which a press would take away. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** What the store has of something that opens and closes. */
export interface PopupStore extends ReadonlyStore<{ readonly isOpen: boolean }> {
  open(): void;
  close(): void;
}

/** What a button has that opens and closes something beside it, besides its id and name. */
export interface PopupTriggerProps {
  type: 'button';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: MouseEventHandler;
  onMouseDown: MouseEventHandler;
}

/**
 * For something that closes when the focus leaves it. A press on its button leaves the focus where it is:
 * else the press would close it, and the click that follows would open it again.
 */
export function popupTriggerProps(
  store: PopupStore,
  isOpen: boolean,
  panelId: string,
): PopupTriggerProps {
  return {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panelId : undefined,
    onClick: () => {
      if (store.getState().isOpen) store.close();
      else store.open();
    },
    onMouseDown: (event) => {
      if (store.getState().isOpen) keepFocus(event);
    },
  };
}
