import { useRef, type FocusEvent } from 'react';
import { focusElement, useIsomorphicLayoutEffect } from '../core/index.js';

/** The handlers of a navigation that tell which of its links has the focus. */
export interface FocusKeeperProps {
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * Keeps the focus in a navigation whose links appear, disappear and become disabled (spec row
 * A11Y-PAGE): if the focused link is gone or disabled after a render, the element with this id gets
 * the focus.
 */
export function useFocusKeeper(id: string): FocusKeeperProps {
  /** The focused link, and the navigation, which stays where the link goes. */
  const focused = useRef<Pick<FocusEvent, 'target' | 'currentTarget'> | null>(null);
  useIsomorphicLayoutEffect(() => {
    const kept = focused.current;
    if (kept?.target.isConnected && !kept.target.hasAttribute('aria-disabled')) return;
    // If that element is not there either, the focus is lost, and soon elsewhere.
    focused.current = null;
    if (kept) focusElement(kept, id);
  });
  return {
    // Not the event itself: React takes its `currentTarget` away.
    onFocus: ({ target, currentTarget }) => {
      focused.current = { target, currentTarget };
    },
    // React fires no blur for an element that its own commit removes, so the ref still holds it.
    onBlur: () => {
      focused.current = null;
    },
  };
}
