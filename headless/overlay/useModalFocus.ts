import { useEffect, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import { propGetter, type PropGetter } from '../core/index.js';
import { tabbableElements } from './focusable.js';

export interface UseModalFocusOptions {
  isOpen: boolean;
  /** The modal's element. */
  container: HTMLElement | null;
}

/** Its accessible name is the caller's. */
export interface ModalFocusProps {
  role: 'dialog';
  'aria-modal': true;
  tabIndex: -1;
  onKeyDown: KeyboardEventHandler;
}

/** What a modal leaves usable besides itself: notifications and live regions carry this attribute. */
const ALWAYS_REACHABLE = '[data-reachable]';

/** Makes everything beside the container, at each level up to the body, inert. */
function isolate(container: Element): () => void {
  const made: Element[] = [];
  for (let element = container; element !== element.ownerDocument.body;) {
    const parent = element.parentElement;
    if (parent === null) break;
    for (const sibling of parent.children) {
      if (sibling === element || sibling.hasAttribute('inert')) continue;
      if (sibling.matches(ALWAYS_REACHABLE)) continue;
      sibling.setAttribute('inert', '');
      made.push(sibling);
    }
    element = parent;
  }
  return () => {
    for (const element of made) element.removeAttribute('inert');
  };
}

function wrapTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const { currentTarget } = event;
  const elements = tabbableElements(currentTarget);
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const { activeElement } = currentTarget.ownerDocument;
  if (elements.length > 0 && activeElement !== edge && activeElement !== currentTarget) return;
  event.preventDefault();
  (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
}

/**
 * Keeps the focus in a modal while it is open: it moves in when the modal opens, Tab wraps, the rest
 * of the page is inert, and the focus goes back to where it came from (A11Y-DIALOG; APG "Dialog
 * (Modal)"). Elements with `data-reachable` stay usable.
 */
export function useModalFocus({ isOpen, container }: UseModalFocusOptions): {
  getModalProps: PropGetter<ModalFocusProps>;
} {
  useEffect(() => {
    if (!isOpen || container === null) return undefined;
    const { activeElement } = container.ownerDocument;
    const release = isolate(container);
    if (!container.contains(activeElement)) {
      (tabbableElements(container)[0] ?? container).focus({ preventScroll: true });
    }
    return () => {
      release();
      if (activeElement instanceof HTMLElement && activeElement.isConnected) {
        activeElement.focus({ preventScroll: true });
      }
    };
  }, [isOpen, container]);

  return {
    getModalProps: propGetter<ModalFocusProps>({
      role: 'dialog',
      'aria-modal': true,
      tabIndex: -1,
      onKeyDown: wrapTab,
    }),
  };
}
