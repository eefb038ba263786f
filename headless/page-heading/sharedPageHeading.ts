import { createSharedStore, type SharedStore } from '../core/index.js';
import type { PageHeadingStore } from './pageHeading.store.js';

/** The app's memory of its last page, for hooks and for `createFrame`. */
export const sharedPageHeading: SharedStore<PageHeadingStore> =
  createSharedStore<PageHeadingStore>('pageHeading');
