import { createSharedStore, type SharedStore } from '../core/index.js';
import type { LeaveGuardStore } from './leaveGuard.types.js';

/** The app's guard of unsaved changes, which `ShellProvider` provides to the hooks. */
export const sharedLeaveGuard: SharedStore<LeaveGuardStore> =
  createSharedStore<LeaveGuardStore>('leaveGuard');
