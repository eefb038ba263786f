import { lazy, type LazyExoticComponent, type ReactElement } from 'react';
import { consoleLog } from '../../headless/platform/index.js';
import type { TooltipSurfaceProps } from './TooltipSurface.js';

/**
 * The code that positions it comes with the first tooltip. Where it cannot be loaded, as without a
 * connection, the page does without tooltips.
 */
export const TooltipSurface: LazyExoticComponent<
  (props: TooltipSurfaceProps) => ReactElement | null
> = lazy(async (): Promise<{ default: (props: TooltipSurfaceProps) => ReactElement | null }> => {
  try {
    return { default: (await import('./TooltipSurface.js')).TooltipSurface };
  } catch (cause) {
    consoleLog('Tooltips cannot be shown until the page is loaded again.', cause);
    return { default: () => null };
  }
});
