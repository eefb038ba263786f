import type { ReactElement } from 'react';
import { lazyPart } from '../core/index.js';
import type { TooltipSurfaceProps } from './TooltipSurface.js';

/** The code that positions it comes with the first tooltip. */
export const TooltipSurface: (props: TooltipSurfaceProps) => ReactElement | null = lazyPart({
  load: async () => (await import('./TooltipSurface.js')).TooltipSurface,
  loss: 'A tooltip could not be shown.',
});
