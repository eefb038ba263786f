export { createLeaveGuardStore } from './leaveGuard.store.js';
export type {
  LeaveGuardActions,
  LeaveGuardState,
  LeaveGuardStatus,
  LeaveGuardStore,
  UnsavedChanges,
} from './leaveGuard.types.js';
export { sharedLeaveGuard } from './sharedLeaveGuard.js';
export {
  useLeaveGuard,
  type UseLeaveGuardOptions,
  type UseLeaveGuardResult,
} from './useLeaveGuard.js';
export {
  useLeaveQuestion,
  type LeaveQuestionButtonProps,
  type UseLeaveQuestionOptions,
  type UseLeaveQuestionResult,
} from './useLeaveQuestion.js';
export { useUnsavedChanges, type UseUnsavedChangesOptions } from './useUnsavedChanges.js';
