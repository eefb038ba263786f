import {
  useEffect,
  useRef,
  useState,
  type KeyboardEventHandler,
  type PointerEventHandler,
} from 'react';
import { propGetter, useIsomorphicLayoutEffect, type PropGetter } from '../core/index.js';

/** What closed an overlay. */
export type DismissalReason = 'escape' | 'outside-press';

/** When an overlay may be dismissed, and who is told. */
export interface UseDismissalOptions {
  /** Presses outside are heard only while it is. */
  isOpen: boolean;
  /** Asks for closing; the overlay stays until the caller takes it away. */
  onDismiss: (reason: DismissalReason) => void;
  /**
   * Presses on it are not "outside": it opens and closes the overlay by itself. Its document is the one
   * whose presses are heard.
   */
  anchor?: Element | null | undefined;
}

/** For the overlay's element: hears Escape, and marks presses in it as inside. */
export interface DismissableProps {
  onKeyDown: KeyboardEventHandler;
  onPointerDownCapture: PointerEventHandler;
}

/** Carries word of a press inside from React's event to the page's, which follows it. */
function createPressTracker(): { markInside(): void; takeInside(): boolean } {
  let isInside = false;
  return {
    markInside: () => {
      isInside = true;
    },
    takeInside: () => {
      const wasInside = isInside;
      isInside = false;
      return wasInside;
    },
  };
}

/**
 * Closes an overlay by Escape inside it, and by a press outside it. An overlay opened from within it
 * counts as inside, wherever in the page it is, and takes its own Escape first.
 */
export function useDismissal({ isOpen, onDismiss, anchor }: UseDismissalOptions): {
  getDismissableProps: PropGetter<DismissableProps>;
} {
  const [press] = useState(createPressTracker);
  const latest = useRef(onDismiss);
  useIsomorphicLayoutEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = (event: PointerEvent): void => {
      const isOnAnchor =
        anchor !== null && anchor !== undefined && event.composedPath().includes(anchor);
      if (!press.takeInside() && !isOnAnchor) latest.current('outside-press');
    };
    const page = anchor?.ownerDocument ?? document;
    page.addEventListener('pointerdown', onPointerDown);
    return () => {
      page.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, press, anchor]);

  return {
    getDismissableProps: propGetter<DismissableProps>({
      onKeyDown: (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onDismiss('escape');
      },
      // React's events, unlike the page's, reach a parent from an overlay that is elsewhere in it.
      onPointerDownCapture: press.markInside,
    }),
  };
}
