import {
  useEffect,
  useRef,
  useState,
  type KeyboardEventHandler,
  type PointerEventHandler,
} from 'react';
import {
  isComposing,
  propGetter,
  useIsomorphicLayoutEffect,
  type PropGetter,
} from '../core/index.js';
import { isOn } from './isOn.js';
import { isOnScrollBar } from './isOnScrollBar.js';
import { topmostModal, type OpenModal } from './openModals.store.js';
import { parentOf } from './parentOf.js';

/** Why an overlay is to be closed. */
export type DismissalReason = 'escape' | 'outside-press';

/** The options of `useDismissal`. */
export interface UseDismissalOptions {
  /** Presses outside are listened for only while this is true. */
  isOpen: boolean;
  /** Asks the caller to close the overlay, which stays until then. */
  onDismiss: (reason: DismissalReason) => void;
  /**
   * Presses on it are not "outside", since it opens and closes the overlay itself. Presses are
   * listened for in its document, without an anchor in the page's own. Default: none.
   */
  anchor?: Element | null | undefined;
}

/** For the overlay's element: handles Escape, and marks presses in it as inside. */
export interface DismissableProps {
  onKeyDown: KeyboardEventHandler;
  onPointerDownCapture: PointerEventHandler;
}

/** Tooltips, and the region of the notifications: a press on them is about nothing else. */
const APART = '[role="tooltip"], [role="region"][data-reachable]';

/**
 * Whether a press met nothing, such as a page that a modal has made inert: what is around the modal,
 * as a backdrop may be, never is.
 */
function isOnPage(
  event: PointerEvent,
  { body, documentElement }: Document,
  modal: OpenModal | undefined,
): boolean {
  // For a press inside a shadow root, the event's own target is only the host.
  const [target] = event.composedPath();
  let element = modal === undefined ? null : parentOf(modal.container);
  while (element !== null && element !== target) element = parentOf(element);
  return element !== null || target === body || target === documentElement;
}

/**
 * Keeps a press that has closed a modal from acting on the page below, which is not inert any more:
 * it would take the focus from where the modal has returned it, and a tap would click there.
 */
function swallowRest(page: Document, modal: OpenModal | undefined): void {
  const end = (): void => {
    page.removeEventListener('pointerdown', end, true);
    for (const type of ['mousedown', 'click'] as const)
      page.removeEventListener(type, swallow, true);
  };
  const swallow = (event: MouseEvent): void => {
    // Clicks by the keyboard and by code have detail 0.
    if (event.detail === 0) return;
    event.preventDefault();
    // Around a modal that stays, a backdrop may have a handler of its own that closes it.
    if (modal === undefined || topmostModal(page) !== modal) event.stopPropagation();
    if (event.type === 'click') end();
  };
  page.addEventListener('pointerdown', end, true);
  for (const type of ['mousedown', 'click'] as const) page.addEventListener(type, swallow, true);
}

/**
 * Asks to close an overlay on Escape inside it and on a press outside it: a finger's once it comes
 * up, unless it has scrolled. Presses on scroll bars, notifications and tooltips do not count. An
 * overlay opened from inside counts as inside, wherever in the page it is, and handles its own Escape
 * first; a control inside does so by `preventDefault()`.
 */
export function useDismissal({ isOpen, onDismiss, anchor }: UseDismissalOptions): {
  getDismissableProps: PropGetter<DismissableProps>;
} {
  // Presses inside, by which the document's listener, which runs later, recognizes them. One that a
  // control inside keeps to itself never gets there.
  const [pressesInside] = useState(() => new WeakSet<Event>());
  const latest = useRef(onDismiss);
  useIsomorphicLayoutEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const page = anchor?.ownerDocument ?? document;
    const dismiss = (event: PointerEvent): void => {
      const modal = topmostModal(page);
      if (isOnPage(event, page, modal)) swallowRest(page, modal);
      latest.current('outside-press');
    };
    let finger: number | null = null;
    const onPointerDown = (event: PointerEvent): void => {
      const isOnAnchor = event.composedPath().some((part) => part === anchor);
      if (pressesInside.has(event) || isOnAnchor || isOn(event, APART) || isOnScrollBar(event))
        return;
      // A finger or a pen may be about to scroll, which cancels its pointer. On iOS, not every tap
      // clicks.
      if (/touch|pen/.test(event.pointerType)) finger = event.pointerId;
      else dismiss(event);
    };
    const onPointerEnd = (event: PointerEvent): void => {
      if (event.pointerId !== finger) return;
      finger = null;
      if (event.type === 'pointerup') dismiss(event);
    };
    page.addEventListener('pointerdown', onPointerDown);
    // Capturing: what is tapped may keep the rest to itself.
    page.addEventListener('pointerup', onPointerEnd, true);
    page.addEventListener('pointercancel', onPointerEnd, true);
    return () => {
      page.removeEventListener('pointerdown', onPointerDown);
      page.removeEventListener('pointerup', onPointerEnd, true);
      page.removeEventListener('pointercancel', onPointerEnd, true);
    };
  }, [isOpen, pressesInside, anchor]);

  return {
    getDismissableProps: propGetter<DismissableProps>({
      onKeyDown: (event) => {
        // A control inside may have handled it, as a search box does that it clears.
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent))
          return;
        event.preventDefault();
        event.stopPropagation();
        onDismiss('escape');
      },
      // Unlike DOM events, React's pass through portals, so this also sees presses in nested
      // overlays.
      onPointerDownCapture: ({ nativeEvent }) => {
        pressesInside.add(nativeEvent);
      },
    }),
  };
}
