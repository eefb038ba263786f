import { useEffect } from 'react';
import { storeOf, useFocusOnRequest, type FormHandle } from '../form/index.js';
import { changesOfForm } from './formChanges.js';
import type { LeaveGuardStore } from './leaveGuard.types.js';
import { sharedLeaveGuard } from './sharedLeaveGuard.js';

/** The options of `useUnsavedChanges`; below a shell none is required. */
export interface UseUnsavedChangesOptions {
  /** Default: the shell's. */
  store?: LeaveGuardStore | undefined;
}

/**
 * Guards a form while it is mounted: a user who leaves with unsaved changes is asked once for the
 * whole page (behavior B-11). If the form cannot be saved, its first invalid field gets the focus
 * (A11Y-FIELD). Throws a ToolkitError if there is no store.
 */
export function useUnsavedChanges<Values>(
  form: FormHandle<Values>,
  { store }: UseUnsavedChangesOptions = {},
): void {
  const leaveGuard = sharedLeaveGuard.useStore('useUnsavedChanges', store);
  const formStore = storeOf(form);
  const focusInvalid = useFocusOnRequest(formStore);
  useEffect(
    () => leaveGuard.add(changesOfForm(formStore, focusInvalid)),
    [leaveGuard, formStore, focusInvalid],
  );
}
