import { useEffect, useRef, type PointerEventHandler } from 'react';
import { propGetter, treeOf, type PropGetter } from '../core/index.js';
import { PRESSABLE } from './focusable.js';
import { isOn } from './isOn.js';
import { useDismissal } from './useDismissal.js';

/** The options of `useLeaveOnPress`. */
export interface UseLeaveOnPressOptions {
  /** Presses outside are listened for only while this is true. */
  isOpen: boolean;
  /** The popup's element. */
  popup: Element | null;
  /**
   * The control that opens the popup, or an element around it. A press on it is its own; the control
   * gets the focus back.
   */
  anchor: Element | null;
}

/** For the popup's element: marks presses in it as inside. */
export interface LeavableProps {
  onPointerDownCapture: PointerEventHandler;
}

type Focusable = Element & Partial<HTMLOrSVGElement>;

const OPENER = '[aria-expanded="true"]';

/** What has the focus in the container. */
function focusedIn(container: Element | null): Focusable | null {
  const focused = container && treeOf(container).activeElement;
  return container?.contains(focused) ? focused : null;
}

/** Takes the focus from the popup and its control, and gives it back to the control. */
function leave(popup: Element | null, anchor: Element | null): void {
  const focused = focusedIn(popup);
  const opener = anchor?.matches(OPENER) ? anchor : anchor?.querySelector(OPENER);
  const control: Focusable | null | undefined = focused ? opener : focusedIn(anchor);
  (focused ?? control)?.blur?.();
  control?.focus?.({ preventScroll: true });
}

/**
 * For a popup that closes when the focus leaves it and its control, as a list, a menu or a panel
 * does: a press outside closes it also where that moves no focus, as on a backdrop, and as fingers
 * on iOS do. The control then has the focus, unless the press moves it. The presses are those of
 * `useDismissal`, but for those on another control, which may be one that leaves the focus where it
 * is until the click.
 */
export function useLeaveOnPress({ isOpen, popup, anchor }: UseLeaveOnPressOptions): {
  getLeavableProps: PropGetter<LeavableProps>;
} {
  /** Whether the latest press is on another control; also on an icon with a shadow root in one. */
  const isElsewhere = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const page = anchor?.ownerDocument ?? document;
    const onPointerDown = (event: PointerEvent): void => {
      isElsewhere.current = isOn(event, PRESSABLE);
    };
    page.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      page.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen, anchor]);
  const { getDismissableProps } = useDismissal({
    isOpen,
    anchor,
    onDismiss: () => {
      if (!isElsewhere.current) leave(popup, anchor);
    },
  });
  // Not its `onKeyDown`: what closes when the focus leaves has an Escape of its own.
  const { onPointerDownCapture } = getDismissableProps();
  return { getLeavableProps: propGetter<LeavableProps>({ onPointerDownCapture }) };
}
