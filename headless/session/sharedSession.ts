import { createSharedStore, type SharedStore } from '../core/index.js';
import type { SessionStore } from './session.types.js';

/** The app's session, for hooks and for `createShell`. */
export const sharedSession: SharedStore<SessionStore> = createSharedStore<SessionStore>('session');
