import type { HTMLAttributes, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useAnchoredPosition, type OverlayPlacement } from '../../headless/overlay/index.js';
import { classNames } from '../core/index.js';

/** The props of the `<div>`, from `useTooltip`, and where it is placed. */
export interface TooltipSurfaceProps extends HTMLAttributes<HTMLDivElement> {
  /** The element the tooltip is about. */
  anchor: Element | null;
  /** Default `top`; it flips and shifts if there is no room. */
  placement?: OverlayPlacement | undefined;
}

/**
 * A tooltip placed at its anchor, in a portal at the end of the page body, above everything else.
 */
export function TooltipSurface({
  anchor,
  placement = 'top',
  ...props
}: TooltipSurfaceProps): ReactElement {
  const { ref, style, isPositioned } = useAnchoredPosition({ isOpen: true, anchor, placement });
  return createPortal(
    // The end of the page body is outside all landmarks; a live region, here kept silent, may be.
    <div role="log" aria-live="off" data-reachable>
      <div
        {...props}
        ref={ref}
        style={style}
        className={classNames(
          'z-50 w-max max-w-64 overflow-auto rounded-control border border-transparent bg-text px-2 py-1 text-caption text-surface shadow-overlay hyphens-auto transition-opacity duration-overlay print:hidden',
          isPositioned ? 'opacity-100' : 'opacity-0',
        )}
      />
    </div>,
    document.body,
  );
}
