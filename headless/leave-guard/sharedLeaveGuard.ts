import { createSharedStore, type SharedStore } from '../core/index.js';
import type { LeaveGuardStore } from './leaveGuard.types.js';

/** The app's guard of unsaved changes, for hooks and for `createFrame`. */
export const sharedLeaveGuard: SharedStore<LeaveGuardStore> =
  createSharedStore<LeaveGuardStore>('leaveGuard');
