import { createSharedStore, type SharedStore } from '../core/index.js';
import type { BreadcrumbsStore } from './breadcrumbs.store.js';

/** The app's breadcrumbs, which `ShellProvider` provides to the hooks. */
export const sharedBreadcrumbs: SharedStore<BreadcrumbsStore> =
  createSharedStore<BreadcrumbsStore>('breadcrumbs');
