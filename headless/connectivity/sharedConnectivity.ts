import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ConnectivityStore } from './connectivity.store.js';

/** The app's connection. No shell provides it: use `sharedConnectivity.context`. */
export const sharedConnectivity: SharedStore<ConnectivityStore> =
  createSharedStore<ConnectivityStore>('connectivity');
