import type { AnnouncerStore } from './announcer.store.js';
import { createSharedStore, type SharedStore } from './sharedStore.js';

/** The app's announcer, which `ShellProvider` provides to the hooks. */
export const sharedAnnouncer: SharedStore<AnnouncerStore> =
  createSharedStore<AnnouncerStore>('announcer');
