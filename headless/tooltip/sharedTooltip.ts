import { createSharedStore, type SharedStore } from '../core/index.js';
import type { TooltipStore } from './tooltip.store.js';

/** The app's tooltips. No shell provides them: use `sharedTooltip.context`. */
export const sharedTooltip: SharedStore<TooltipStore> = createSharedStore<TooltipStore>('tooltip');
