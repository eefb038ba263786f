import type { MouseEvent, MouseEventHandler } from 'react';
import type { ReadonlyStore } from './store.js';

/** For `onMouseDown`: keeps the press from moving the focus. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** What `popupTriggerProps` uses of the store of something that opens and closes. */
export interface PopupStore extends ReadonlyStore<{ readonly isOpen: boolean }> {
  open(): void;
  close(): void;
}

/** Props of a button that opens and closes a popup, except for its id and name. */
export interface PopupTriggerProps {
  type: 'button';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: MouseEventHandler;
  onMouseDown: MouseEventHandler;
}

/**
 * Props of the button of a popup that closes when focus leaves it. While the popup is open,
 * pressing the button does not move the focus: otherwise the press would close it and the click
 * would open it again.
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
