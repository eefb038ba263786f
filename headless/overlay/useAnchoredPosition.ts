import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react';
import type { Placement } from '@floating-ui/react';
import type { CSSProperties } from 'react';
import { useIsomorphicLayoutEffect } from '../core/index.js';

/**
 * Where an overlay stands to its anchor, in logical directions: `end` follows the writing direction.
 * `top` and `bottom` alone are centered.
 */
export type OverlayPlacement =
  'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'top-end' | 'top' | 'inline-end';

/** Which element the overlay stands at, and on which side of it. */
export interface UseAnchoredPositionOptions {
  /** Whether the overlay is shown; when it is not, `isPositioned` is false again. */
  isOpen: boolean;
  /** The element that the overlay belongs to; another one takes the overlay along. */
  anchor: Element | null;
  /** Default `bottom-start`; it flips and shifts where there is no room. */
  placement?: OverlayPlacement | undefined;
  /** Between anchor and overlay, in CSS pixels. Default 4. */
  gap?: number | undefined;
}

/** What puts the overlay's element in its place. */
export interface UseAnchoredPositionResult {
  /** For the overlay's element, whose height it limits to the room there is, 96 px at least. */
  ref: (element: HTMLElement | null) => void;
  /** The position, for the element's `style`; it holds nothing else. */
  style: CSSProperties;
  /** False until the first measurement: hide the overlay, without taking its focus away. */
  isPositioned: boolean;
}

/** Kept between an overlay and the edge of the window, in CSS pixels. */
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
}: UseAnchoredPositionOptions): UseAnchoredPositionResult {
  const { refs, elements, floatingStyles, isPositioned } = useFloating({
    open: isOpen,
    strategy: 'fixed',
    placement: physicalPlacement(placement, anchor),
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      // Sideways it shifts, no further than it must.
      flip({ padding: MARGIN, crossAxis: false }),
      shift({ padding: MARGIN }),
      size({
        padding: MARGIN,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxHeight = `${Math.max(availableHeight, 96)}px`;
        },
      }),
    ],
  });
  const { setReference } = refs;
  // Given as an option, the first anchor would stay the one.
  useIsomorphicLayoutEffect(() => {
    setReference(anchor);
  }, [setReference, anchor]);
  const { floating } = elements;
  // The focus came before the size, as the active option of a list whose focus stays outside: where the
  // window is low, either may be out of sight.
  useIsomorphicLayoutEffect(() => {
    if (!isPositioned) return;
    const active =
      floating?.querySelector(':focus') ?? floating?.querySelector('[data-active=true]');
    active?.scrollIntoView?.({ block: 'nearest' });
  }, [isPositioned, floating]);
  return { ref: refs.setFloating, style: floatingStyles, isPositioned };
}
