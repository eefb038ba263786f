import { useRef, type FocusEvent, type FocusEventHandler } from 'react';
import {
  focusLeaves,
  ignoreHeldKey,
  propGetter,
  useIsomorphicLayoutEffect,
  type PropGetter,
} from '../core/index.js';
import { tabbableElements } from './focusable.js';
import { isFocusLost } from './focusReturn.js';

/** For the element around the controls; it stays in the page while they are replaced. */
export interface FocusReturnProps {
  'data-focus-return': true;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

type FocusHandlers = Pick<FocusReturnProps, 'onFocus' | 'onBlur'>;

/** Focuses the first control if the one with the focus is gone after a render, and the focus with it. */
function useFocusedControl(): FocusHandlers {
  /** The control with the focus, and the element around it, which stays. */
  const focused = useRef<Pick<FocusEvent, 'target' | 'currentTarget'> | null>(null);
  useIsomorphicLayoutEffect(() => {
    const kept = focused.current;
    if (kept === null || kept.target.isConnected) return;
    focused.current = null;
    if (!isFocusLost(kept.currentTarget.ownerDocument)) return;
    tabbableElements(kept.currentTarget)[0]?.focus();
    ignoreHeldKey(kept.currentTarget);
  });
  return {
    onFocus: ({ target, currentTarget }) => {
      const modal = target.closest('[aria-modal]');
      // In React, a modal that is elsewhere in the page may be inside; it gives the focus back itself.
      if (modal !== null && !modal.contains(currentTarget)) return;
      // Not the event itself: React takes its `currentTarget` away.
      focused.current = { target, currentTarget };
    },
    // React fires no blur for an element that its own commit removes, so the ref still holds it.
    onBlur: (event) => {
      if (focusLeaves(event)) focused.current = null;
    },
  };
}

/**
 * Keeps the focus in an element whose controls are replaced, as the actions of a row are by a menu
 * when the window becomes narrow: if the one that had the focus is gone after a render, the first that
 * Tab reaches gets it. A modal that was opened from one that is gone by the time it closes gives the
 * focus back there as well. Call it in the component that replaces them.
 */
export function useFocusReturn(): { getContainerProps: PropGetter<FocusReturnProps> } {
  const handlers = useFocusedControl();
  return {
    getContainerProps: propGetter<FocusReturnProps>({ 'data-focus-return': true, ...handlers }),
  };
}
