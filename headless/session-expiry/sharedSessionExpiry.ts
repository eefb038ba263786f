import { createSharedStore, type SharedStore } from '../core/index.js';
import type { SessionExpiryStore } from './sessionExpiry.store.js';

/**
 * The app's question whether to stay signed in. No shell provides it: use
 * `sharedSessionExpiry.context`.
 */
export const sharedSessionExpiry: SharedStore<SessionExpiryStore> =
  createSharedStore<SessionExpiryStore>('sessionExpiry');
