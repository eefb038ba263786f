import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react';
import type { Placement } from '@floating-ui/react';
import type { CSSProperties } from 'react';
import { useIsomorphicLayoutEffect } from '../core/index.js';

/**
 * The position of an overlay at its anchor, in logical directions: `end` follows the writing
 * direction. `top` and `bottom` alone are centered.
 */
export type OverlayPlacement =
  'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'top-end' | 'top' | 'inline-end';

/** The options of `useAnchoredPosition`. */
export interface UseAnchoredPositionOptions {
  /** Whether the overlay is shown; when it closes, `isPositioned` becomes false again. */
  isOpen: boolean;
  /** The element to position the overlay at; when it changes, the overlay moves along. */
  anchor: Element | null;
  /** Default `bottom-start`; it flips and shifts if there is no room. */
  placement?: OverlayPlacement | undefined;
  /** Between anchor and overlay, in CSS pixels. Default 4. */
  gap?: number | undefined;
  /**
   * Whether the overlay covers its anchor where it fits into the window but on neither side of the
   * anchor. Default false: its height is limited instead.
   */
  mayCoverAnchor?: boolean | undefined;
}

/** The ref and style that position the overlay's element. */
export interface UseAnchoredPositionResult {
  /** For the overlay's element. Limits its height to the available space, at least 96 px. */
  ref: (element: HTMLElement | null) => void;
  /** The position, for the element's `style`; it holds nothing else. */
  style: CSSProperties;
  /** False until the first measurement; until then hide the overlay without losing its focus. */
  isPositioned: boolean;
}

/** The least distance between an overlay and the edge of the window, in CSS pixels. */
const MARGIN = 8;

function physicalPlacement(placement: OverlayPlacement, anchor: Element | null): Placement {
  if (placement !== 'inline-end') return placement;
  const isRightToLeft = anchor !== null && getComputedStyle(anchor).direction === 'rtl';
  return isRightToLeft ? 'left-start' : 'right-start';
}

/** Keeps an overlay at its anchor while the page scrolls, resizes and changes. */
export function useAnchoredPosition({
  isOpen,
  anchor,
  placement = 'bottom-start',
  gap = 4,
  mayCoverAnchor = false,
}: UseAnchoredPositionOptions): UseAnchoredPositionResult {
  const { refs, elements, floatingStyles, isPositioned } = useFloating({
    open: isOpen,
    strategy: 'fixed',
    placement: physicalPlacement(placement, anchor),
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      // On the cross axis it shifts as far as needed rather than flips.
      flip({ padding: MARGIN, crossAxis: false }),
      shift({ padding: MARGIN, crossAxis: mayCoverAnchor }),
      size({
        padding: MARGIN,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxHeight = `${Math.max(availableHeight, 96)}px`;
        },
      }),
    ],
  });
  const { setReference } = refs;
  // Passed as an option, the first anchor would stay in use.
  useIsomorphicLayoutEffect(() => {
    setReference(anchor);
  }, [setReference, anchor]);
  const { floating } = elements;
  // The focused element, or the active option of a list that keeps the focus outside, was set
  // before the overlay had its final size: in a low window it may be out of view.
  useIsomorphicLayoutEffect(() => {
    if (!isPositioned) return;
    const active =
      floating?.querySelector(':focus') ?? floating?.querySelector('[data-active=true]');
    active?.scrollIntoView?.({ block: 'nearest' });
  }, [isPositioned, floating]);
  return { ref: refs.setFloating, style: floatingStyles, isPositioned };
}
