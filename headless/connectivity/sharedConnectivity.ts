import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ConnectivityStore } from './connectivity.store.js';

/** The app's connection, for hooks and for `createShell`. */
export const sharedConnectivity: SharedStore<ConnectivityStore> =
  createSharedStore<ConnectivityStore>('connectivity');
