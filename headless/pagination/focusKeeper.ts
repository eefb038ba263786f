import type { FocusEvent } from 'react';

/** Keeps the focus in a navigation whose links come, go and are disabled (spec row A11Y-PAGE). */
export interface FocusKeeper {
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  /** After a render: where the focused link is gone or disabled, the element with this id gets it. */
  handOver(id: string): void;
}

/** Makes the keeper of one navigation's focus. */
export function createFocusKeeper(): FocusKeeper {
  let focused: Element | null = null;
  return {
    onFocus: ({ target }) => {
      focused = target;
    },
    // React passes no blur on for what its own commit removes, so that one is still known here.
    onBlur: () => {
      focused = null;
    },
    handOver: (id) => {
      if (focused === null) return;
      if (focused.isConnected && !focused.hasAttribute('aria-disabled')) return;
      focused.ownerDocument.getElementById(id)?.focus();
    },
  };
}
