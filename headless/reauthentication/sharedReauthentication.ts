import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ReauthenticationStore } from './reauthentication.store.js';

/** The app's store for signing in in place, for hooks and for `createShell`. */
export const sharedReauthentication: SharedStore<ReauthenticationStore> =
  createSharedStore<ReauthenticationStore>('reauthentication');
