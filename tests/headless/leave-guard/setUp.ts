import type { LeaveGuardStore, UnsavedChanges } from '../../../headless/leave-guard/index.js';
import { createDeferred } from '../support/deferred.js';

/** Something to lose, which a test makes dirty, and saves by hand. */
export interface FakeChanges extends UnsavedChanges {
  /** How often it was asked to save itself. */
  readonly saves: () => number;
  /** How often it was asked to show what is wrong. */
  readonly reveals: () => number;
  /** How many listen to it. */
  readonly listening: () => number;
  readonly set: (change: { isDirty?: boolean; isSaving?: boolean }) => void;
  /** Ends the saving that was asked for; success makes it clean. */
  readonly finish: (isSaved: boolean) => void;
  readonly fail: (error: unknown) => void;
}

export function createChanges(isDirtyAtFirst = true): FakeChanges {
  const listeners = new Set<() => void>();
  let state = { isDirty: isDirtyAtFirst, isSaving: false };
  let saving = createDeferred<boolean>();
  let saves = 0;
  let reveals = 0;
  const set: FakeChanges['set'] = (change) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    isDirty: () => state.isDirty,
    isSaving: () => state.isSaving,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    save: () => {
      saves += 1;
      saving = createDeferred();
      return saving.promise;
    },
    reveal: () => {
      reveals += 1;
    },
    saves: () => saves,
    reveals: () => reveals,
    listening: () => listeners.size,
    set,
    finish: (isSaved) => {
      if (isSaved) set({ isDirty: false });
      saving.resolve(isSaved);
    },
    fail: (error) => {
      saving.reject(error);
    },
  };
}

export function statusOf(store: LeaveGuardStore): string {
  return store.getState().status;
}
