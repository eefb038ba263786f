import { useState, type ReactElement } from 'react';
import { keepFocus } from '../../headless/core/index.js';
import { classNames } from '../core/index.js';

/** What a press on the backdrop does, and its layer. The `<div>` is hidden from screen readers. */
export interface BackdropProps {
  /** Default: a press does nothing. */
  onPress?: (() => void) | undefined;
  /** Its layer among the overlays of the page: `z-30`. */
  className: string;
}

function hasScrollBarRoom(): boolean {
  return window.innerWidth > document.documentElement.offsetWidth;
}

/**
 * Covers the page behind a modal. While it is mounted, the page does not scroll, but keeps the room
 * of its scroll bar, if that takes any, so that nothing shifts. A press on it leaves the focus in
 * the modal.
 */
export function Backdrop({ onPress, className }: BackdropProps): ReactElement {
  const [keepsRoom] = useState(hasScrollBarRoom);
  return (
    <div
      aria-hidden
      data-reachable
      data-keeps-room={keepsRoom || undefined}
      onMouseDown={keepFocus}
      onClick={onPress}
      className={classNames('backdrop print:hidden', className)}
    />
  );
}
