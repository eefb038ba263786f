import { createSharedStore, type SharedStore } from '../core/index.js';
import type { PageTitleStore } from './pageTitle.store.js';

/** The app's page title, which `ShellProvider` provides to the hooks. */
export const sharedPageTitle: SharedStore<PageTitleStore> =
  createSharedStore<PageTitleStore>('pageTitle');
