import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ReauthenticationStore } from './reauthentication.store.js';

/** The app's store for signing in in place, which `ShellProvider` provides to the hooks. */
export const sharedReauthentication: SharedStore<ReauthenticationStore> =
  createSharedStore<ReauthenticationStore>('reauthentication');
