import { createSharedStore, type SharedStore } from '../core/index.js';
import type { SessionStore } from './session.types.js';

/** The app's session, which `ShellProvider` provides to the hooks. */
export const sharedSession: SharedStore<SessionStore> = createSharedStore<SessionStore>('session');
