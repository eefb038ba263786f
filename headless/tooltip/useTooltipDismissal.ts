import { useEffect, useRef } from 'react';
import { isComposing, useIsomorphicLayoutEffect } from '../core/index.js';

interface TooltipDismissal {
  isOpen: boolean;
  /** The tooltip's. */
  id: string;
  trigger: Element | null;
  close: () => void;
}

/**
 * Closes an open tooltip by Escape, wherever the focus is, by a press anywhere but on the tooltip,
 * and when its trigger is gone or disabled, of which no event tells.
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
      // This Escape is the tooltip's: a dialog around its trigger stays open.
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    const onPointerDown = ({ target }: PointerEvent): void => {
      const isInside = target instanceof Node && page.getElementById(id)?.contains(target) === true;
      if (!isInside) latest.current();
    };
    // Capturing: before whatever else answers to Escape.
    page.addEventListener('keydown', onKeyDown, true);
    page.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      page.removeEventListener('keydown', onKeyDown, true);
      page.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen, trigger, id]);
}
