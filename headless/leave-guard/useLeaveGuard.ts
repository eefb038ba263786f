import { useStoreState } from '../core/index.js';
import type { LeaveGuardActions, LeaveGuardState, LeaveGuardStore } from './leaveGuard.types.js';
import { sharedLeaveGuard } from './sharedLeaveGuard.js';

/** The options of `useLeaveGuard`; below a shell none is required. */
export interface UseLeaveGuardOptions {
  /** Default: the shell's. */
  store?: LeaveGuardStore | undefined;
}

/** The state of the guard, with all of its actions. */
export interface UseLeaveGuardResult extends LeaveGuardState, LeaveGuardActions {}

/**
 * Whether there are unsaved changes, whether the question is open, and `ask` to leave after asking:
 * for code that leaves a page without navigating, such as signing out (behavior B-11). Throws a
 * ToolkitError if there is no store.
 */
export function useLeaveGuard({ store }: UseLeaveGuardOptions = {}): UseLeaveGuardResult {
  const leaveGuard = sharedLeaveGuard.useStore('useLeaveGuard', store);
  const status = useStoreState(leaveGuard, (state) => state.status);
  const hasUnsavedChanges = useStoreState(leaveGuard, (state) => state.hasUnsavedChanges);
  return { ...leaveGuard, status, hasUnsavedChanges };
}
