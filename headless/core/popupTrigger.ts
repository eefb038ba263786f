import type { MouseEvent, MouseEventHandler } from 'react';
import { ignoreHeldKey } from './ignoreHeldKey.js';

/** For `onMouseDown`: keeps the press from moving the focus. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** What `popupTriggerProps` uses of the store of something that opens and closes. */
export interface PopupStore {
  open(): void;
  close(): void;
}

/** Props of a button that opens and closes a popup, except for its id and name. */
export interface PopupTriggerProps {
  type: 'button';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: MouseEventHandler<HTMLElement>;
  onMouseDown: MouseEventHandler;
}

/**
 * Props of the button of a popup that closes when focus leaves it. While the popup is open,
 * pressing the button does not move the focus: otherwise the press would close it and the click
 * would open it again. The click then focuses it, since what has the focus in the popup disappears; a
 * popup that opens takes the focus from there.
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
    onClick: ({ currentTarget }) => {
      if (isOpen) store.close();
      else store.open();
      currentTarget.focus();
      ignoreHeldKey(currentTarget);
    },
    onMouseDown: (event) => {
      if (isOpen) keepFocus(event);
    },
  };
}
