import type { ReactElement } from 'react';
import type { OverlayPlacement } from '../../headless/overlay/index.js';
import { usePageTooltips } from '../../headless/tooltip/index.js';
import { TooltipSurface } from './lazySurface.js';

function placementOf(trigger: Element | null): OverlayPlacement {
  const wanted = trigger?.getAttribute('data-tooltip-placement');
  return wanted === 'inline-end' ? wanted : 'bottom';
}

/**
 * The tooltips of all elements with a `data-tooltip` attribute, such as icon-only buttons (spec row
 * TIP-1): below the element, or beside its inline end with `data-tooltip-placement="inline-end"`.
 * Render it once; it may be loaded after the page.
 */
export function PageTooltips(): ReactElement | null {
  const { isOpen, text, trigger, getTooltipProps } = usePageTooltips();
  if (!isOpen) return null;
  return (
    <TooltipSurface {...getTooltipProps()} anchor={trigger} placement={placementOf(trigger)}>
      {text}
    </TooltipSurface>
  );
}
