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

export interface UseDismissalOptions {
  isOpen: boolean;
  onDismiss: (reason: DismissalReason) => void;
  /** Presses on it are not "outside": it opens and closes the overlay by itself. */
  anchor?: Element | null | undefined;
}

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
  const latest = useRef({ onDismiss, anchor });
  useIsomorphicLayoutEffect(() => {
    latest.current = { onDismiss, anchor };
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent): void => {
      const wasInside = press.takeInside();
      const isOnAnchor = target instanceof Node && latest.current.anchor?.contains(target) === true;
      if (!wasInside && !isOnAnchor) latest.current.onDismiss('outside-press');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, press]);

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
