import { Suspense, type ReactElement } from 'react';
import { usePageTooltips } from '../../headless/tooltip/index.js';
import { TooltipSurface } from './lazySurface.js';

/**
 * The tooltips of everything on the page that has the attribute `data-tooltip`, as buttons with an
 * icon alone have (spec row TIP-1). Render it once; it may be loaded after the page.
 */
export function PageTooltips(): ReactElement | null {
  const { isOpen, text, trigger, getTooltipProps } = usePageTooltips();
  if (!isOpen) return null;
  return (
    <Suspense>
      <TooltipSurface {...getTooltipProps()} anchor={trigger} placement="bottom">
        {text}
      </TooltipSurface>
    </Suspense>
  );
}
