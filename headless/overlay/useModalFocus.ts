import { useEffect, useRef, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import {
  ignoreHeldKey,
  propGetter,
  treeOf,
  useIsomorphicLayoutEffect,
  type PropGetter,
} from '../core/index.js';
import { focusedElement, isSameStop, tabbableElements } from './focusable.js';
import { rememberFocus } from './focusReturn.js';
import { isolate } from './isolate.js';
import { keepFocus } from './keepFocus.js';

/** The options of `useModalFocus`, which acts once `isOpen` is true and `container` is mounted. */
export interface UseModalFocusOptions {
  isOpen: boolean;
  /** The modal's element. */
  container: HTMLElement | null;
  /** `alertdialog` for a question to be answered before anything else. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** For the modal's element; its accessible name is the caller's. */
export interface ModalFocusProps {
  role: 'dialog' | 'alertdialog';
  'aria-modal': true;
  tabIndex: -1;
  onKeyDown: KeyboardEventHandler;
}

/** The element to focus when a modal opens. */
function startOf(container: HTMLElement): HTMLElement {
  // Of nested parts, the innermost comes last in document order.
  const preferred = [...container.querySelectorAll('[data-initial-focus]')].reverse();
  return [...preferred, container].flatMap(tabbableElements)[0] ?? container;
}

function wrapTab(event: KeyboardEvent): void {
  const { currentTarget, nativeEvent } = event;
  // In React, the keys of a modal in a portal bubble through the modal that it was opened from.
  if (event.key !== 'Tab' || !nativeEvent.composedPath().includes(currentTarget)) return;
  const elements = tabbableElements(currentTarget);
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const focused = focusedElement(treeOf(currentTarget));
  const isAtEdge = edge === undefined || (focused !== null && isSameStop(focused, edge));
  if (!isAtEdge && focused !== currentTarget) return;
  event.preventDefault();
  (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
}

/**
 * Traps the focus in a modal while it is open: it moves in on opening, Tab wraps, the rest of the
 * page is inert, the modal itself gets the focus when what had it in there is gone, and on closing
 * the focus returns to where it came from (A11Y-DIALOG; APG "Dialog (Modal)"). The key that opened
 * or closed it does nothing more while it is held. Elements with `data-reachable` stay usable. The
 * focus starts in the part with `data-initial-focus`, if that contains a tabbable element.
 */
export function useModalFocus({ isOpen, container, role = 'dialog' }: UseModalFocusOptions): {
  getModalProps: PropGetter<ModalFocusProps>;
} {
  const giveBackPage = useRef(() => {});
  useEffect(() => {
    if (!isOpen || container === null) return undefined;
    const giveBackFocus = rememberFocus(container);
    giveBackPage.current = isolate(container);
    ignoreHeldKey(container);
    if (!container.contains(treeOf(container).activeElement)) {
      startOf(container).focus({ preventScroll: true });
    }
    const endKeeping = keepFocus(container);
    return () => {
      endKeeping();
      giveBackFocus();
      ignoreHeldKey(container);
    };
  }, [isOpen, container]);
  // The page is given back by a layout effect, because Suspense ends only those of what it hides.
  useIsomorphicLayoutEffect(() => () => giveBackPage.current(), [isOpen, container]);

  return {
    getModalProps: propGetter<ModalFocusProps>({
      role,
      'aria-modal': true,
      tabIndex: -1,
      onKeyDown: wrapTab,
    }),
  };
}
