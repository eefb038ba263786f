import { createSharedStore, type SharedStore } from '../core/index.js';
import type { TooltipStore } from './tooltip.store.js';

/** The app's tooltips, which know of one another, for hooks and for `createShell`. */
export const sharedTooltips: SharedStore<TooltipStore> =
  createSharedStore<TooltipStore>('tooltips');
