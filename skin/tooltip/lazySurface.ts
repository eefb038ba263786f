import type { ReactElement } from 'react';
import { lazyPart } from '../core/index.js';
import type { TooltipSurfaceProps } from './TooltipSurface.js';

/** The code that positions tooltips is loaded with the first one. */
export const TooltipSurface: (props: TooltipSurfaceProps) => ReactElement | null = lazyPart({
  load: async () => (await import('./TooltipSurface.js')).TooltipSurface,
  loss: 'A tooltip could not be shown.',
});
