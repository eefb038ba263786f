import { useEffect, type ReactElement } from 'react';
import { consoleLog } from '../../headless/platform/index.js';
import { lazyPart, type LostPartProps } from '../core/index.js';
import type { TooltipSurfaceProps } from './TooltipSurface.js';

/** Nobody asked for it: the page does without. */
function LostSurface({ cause }: LostPartProps): null {
  useEffect(() => {
    consoleLog('A tooltip could not be shown.', cause);
  }, [cause]);
  return null;
}

/** The code that positions it comes with the first tooltip. */
export const TooltipSurface: (props: TooltipSurfaceProps) => ReactElement | null = lazyPart({
  load: async () => (await import('./TooltipSurface.js')).TooltipSurface,
  Lost: LostSurface,
});
