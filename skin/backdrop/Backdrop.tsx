import { useState, type ReactElement } from 'react';
import { keepFocus } from '../../headless/core/index.js';
import { classNames } from '../core/index.js';

/** What a press on the backdrop does, a `<div>` for the eye alone, and which layer it is in. */
export interface BackdropProps {
  /** Default: a press does nothing. */
  onPress?: (() => void) | undefined;
  /** Where it stands among what lies over the page: `z-30`. */
  className: string;
}

function hasScrollBarRoom(): boolean {
  return window.innerWidth > document.documentElement.offsetWidth;
}

/**
 * What a modal puts over the page. While it is mounted, the page does not scroll; it keeps the room of
 * its scroll bar, if that takes any, so that nothing shifts. A press on it leaves the focus in the modal.
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
