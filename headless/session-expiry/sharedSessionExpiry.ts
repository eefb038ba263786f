import { createSharedStore, type SharedStore } from '../core/index.js';
import type { SessionExpiryStore } from './sessionExpiry.store.js';

/** The app's question whether to stay signed in: provided by its `context`, for no shell has it. */
export const sharedSessionExpiry: SharedStore<SessionExpiryStore> =
  createSharedStore<SessionExpiryStore>('sessionExpiry');
