import { createSharedStore, type SharedStore } from '../core/index.js';
import type { Navigation } from '../platform/index.js';

/** The app's navigation, for hooks and for `createShell`. */
export const sharedNavigation: SharedStore<Navigation> = createSharedStore<Navigation>(
  'navigation',
  'navigation',
);
