import type { AnnouncerStore } from './announcer.store.js';
import { createSharedStore, type SharedStore } from './sharedStore.js';

/** The app's announcer, for hooks and for `createShell`. */
export const sharedAnnouncer: SharedStore<AnnouncerStore> =
  createSharedStore<AnnouncerStore>('announcer');
