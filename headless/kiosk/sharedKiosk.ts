import { createSharedStore, type SharedStore } from '../core/index.js';
import type { KioskStore } from './kiosk.store.js';

/** The app's kiosk mode, which `ShellProvider` provides to the hooks. */
export const sharedKiosk: SharedStore<KioskStore> = createSharedStore<KioskStore>('kiosk');
