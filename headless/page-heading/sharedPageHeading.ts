import { createSharedStore, type SharedStore } from '../core/index.js';
import type { PageHeadingStore } from './pageHeading.store.js';

/** The app's page shown last and its heading, which `ShellProvider` provides to the hooks. */
export const sharedPageHeading: SharedStore<PageHeadingStore> =
  createSharedStore<PageHeadingStore>('pageHeading');
