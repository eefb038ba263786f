import { createSharedStore, type SharedStore } from '../core/index.js';
import type { BreadcrumbsStore } from './breadcrumbs.store.js';

/** The app's breadcrumbs, for hooks and for `createShell`. */
export const sharedBreadcrumbs: SharedStore<BreadcrumbsStore> =
  createSharedStore<BreadcrumbsStore>('breadcrumbs');
