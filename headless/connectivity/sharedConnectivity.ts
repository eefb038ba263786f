import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ConnectivityStore } from './connectivity.store.js';

/** The app's connection: provided by its `context`, for no shell has it. */
export const sharedConnectivity: SharedStore<ConnectivityStore> =
  createSharedStore<ConnectivityStore>('connectivity');
