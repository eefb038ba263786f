import { useEffect, useRef } from 'react';
import { isComposing, useIsomorphicLayoutEffect } from '../core/index.js';

interface TooltipDismissal {
  isOpen: boolean;
  /** The id of the tooltip's element. */
  id: string;
  trigger: Element | null;
  close: () => void;
}

/** What the event is on, and all that is around it, shadow roots included. */
function pathOf(event: Event): readonly Partial<Element>[] {
  return event.composedPath() as Partial<Element>[];
}

/**
 * Closes an open tooltip on Escape, wherever the focus is, on a press anywhere but on the tooltip,
 * and when its trigger is removed or disabled, for which there is no event.
 */
export function useTooltipDismissal({ isOpen, id, trigger, close }: TooltipDismissal): void {
  const latest = useRef(close);
  useIsomorphicLayoutEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (isOpen && trigger !== null && (!trigger.isConnected || trigger.matches(':disabled'))) {
      latest.current();
    }
  });

  useEffect(() => {
    if (!isOpen || trigger === null) return undefined;
    const page = trigger.ownerDocument;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      latest.current();
      // A toolbar is left by the same Escape (A11Y-TOOLBAR).
      if (pathOf(event).some((part) => part.getAttribute?.('role') === 'toolbar')) return;
      // Elsewhere it closes only the tooltip: a dialog around its trigger stays open.
      event.preventDefault();
      event.stopPropagation();
    };
    const onPointerDown = (event: PointerEvent): void => {
      // Wherever the tooltip is: beside the trigger, also in a shadow root, or in the body.
      const isOnTooltip = pathOf(event).some((part) => part.id === id);
      if (!isOnTooltip) latest.current();
    };
    // Capturing: before any other handler of Escape.
    page.addEventListener('keydown', onKeyDown, true);
    page.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      page.removeEventListener('keydown', onKeyDown, true);
      page.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen, trigger, id]);
}
