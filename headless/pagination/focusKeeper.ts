import type { FocusEvent } from 'react';

/**
 * Keeps the focus in a navigation whose links appear, disappear and become disabled (spec row
 * A11Y-PAGE).
 */
export interface FocusKeeper {
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  /**
   * Call after a render: if the focused link is gone or disabled, focuses the element with this id.
   */
  handOver(id: string): void;
}

/** Creates the focus keeper of one navigation. */
export function createFocusKeeper(): FocusKeeper {
  let focused: Element | null = null;
  return {
    onFocus: ({ target }) => {
      focused = target;
    },
    // React fires no blur for an element that its own commit removes, so `focused` still holds it.
    onBlur: () => {
      focused = null;
    },
    handOver: (id) => {
      if (focused?.isConnected && !focused.hasAttribute('aria-disabled')) return;
      focused?.ownerDocument.getElementById(id)?.focus();
    },
  };
}
