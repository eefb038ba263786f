import { createSharedStore, type SharedStore } from '../core/index.js';
import type { Navigation } from '../platform/index.js';

/** The app's navigation, which `ShellProvider` provides to the hooks. */
export const sharedNavigation: SharedStore<Navigation> = createSharedStore<Navigation>(
  'navigation',
  'navigation',
);
