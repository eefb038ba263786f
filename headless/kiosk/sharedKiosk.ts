import { createSharedStore, type SharedStore } from '../core/index.js';
import type { KioskStore } from './kiosk.store.js';

/** The app's kiosk mode, for hooks and for `createShell`. */
export const sharedKiosk: SharedStore<KioskStore> = createSharedStore<KioskStore>('kiosk');
