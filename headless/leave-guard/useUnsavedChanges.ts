import { useEffect, useReducer, useRef } from 'react';
import { focusFirstInvalid, storeOf, type FormHandle } from '../form/index.js';
import { changesOfForm } from './formChanges.js';
import type { LeaveGuardStore } from './leaveGuard.types.js';
import { sharedLeaveGuard } from './sharedLeaveGuard.js';

/** What `useUnsavedChanges` takes beside the form; below a shell it can be left out. */
export interface UseUnsavedChangesOptions {
  /** Default: the shell's. */
  store?: LeaveGuardStore | undefined;
}

/**
 * Guards a form while it is mounted: who leaves it with changes is asked once for the whole page
 * (behaviour B-11). One that could not be saved focuses its first invalid field (A11Y-FIELD).
 * Throws a ToolkitError where there is no store.
 */
export function useUnsavedChanges<Values>(
  form: FormHandle<Values>,
  { store }: UseUnsavedChangesOptions = {},
): void {
  const leaveGuard = sharedLeaveGuard.use('useUnsavedChanges', store);
  const formStore = storeOf(form);
  const [requests, request] = useReducer((count: number) => count + 1, 0);
  const answered = useRef(requests);
  useEffect(
    () => leaveGuard.add(changesOfForm(formStore, request)),
    [leaveGuard, formStore, request],
  );
  // Not in a layout effect: the question gives the focus back, and the page, when it is gone.
  useEffect(() => {
    if (answered.current === requests) return;
    answered.current = requests;
    focusFirstInvalid(formStore);
  }, [formStore, requests]);
}
