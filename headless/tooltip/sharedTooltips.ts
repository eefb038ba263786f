import { createSharedStore, type SharedStore } from '../core/index.js';
import type { TooltipStore } from './tooltip.store.js';

/** The app's tooltips, which know of one another: provided by its `context`, for no shell has them. */
export const sharedTooltips: SharedStore<TooltipStore> =
  createSharedStore<TooltipStore>('tooltips');
