import type { HTMLAttributes, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useAnchoredPosition, type OverlayPlacement } from '../../headless/overlay/index.js';
import { classNames } from '../core/index.js';

/** The props of the `<div>`, as `useTooltip` gives them, and where it stands. */
export interface TooltipSurfaceProps extends HTMLAttributes<HTMLDivElement> {
  /** The element that the tooltip is about. */
  anchor: Element | null;
  /** Default `top`; it flips and shifts where there is no room. */
  placement?: OverlayPlacement | undefined;
}

/** A tooltip at its anchor, at the end of the page body, above everything else. */
export function TooltipSurface({
  anchor,
  placement = 'top',
  ...props
}: TooltipSurfaceProps): ReactElement {
  const { ref, style, isPositioned } = useAnchoredPosition({ isOpen: true, anchor, placement });
  return createPortal(
    // At the end of the page body it stands in no landmark: a log that keeps silent needs none.
    <div role="log" aria-live="off" data-reachable>
      <div
        {...props}
        ref={ref}
        style={style}
        className={classNames(
          'z-50 w-max max-w-64 overflow-auto rounded-control border border-transparent bg-text px-2 py-1 text-caption text-surface shadow-overlay wrap-break-word hyphens-auto transition-opacity duration-overlay print:hidden',
          isPositioned ? 'opacity-100' : 'opacity-0',
        )}
      />
    </div>,
    document.body,
  );
}
