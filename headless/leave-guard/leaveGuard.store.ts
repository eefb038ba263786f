import { defineStore } from '../core/vanilla.js';
import type {
  LeaveGuardActions,
  LeaveGuardState,
  LeaveGuardStore,
  UnsavedChanges,
} from './leaveGuard.types.js';

const CLOSED: LeaveGuardState = { status: 'closed', hasUnsavedChanges: false };

async function trySaving(changes: UnsavedChanges): Promise<boolean> {
  try {
    return await changes.save();
  } catch (error) {
    // The app's error channel listens for unhandled rejections.
    void Promise.reject(error);
    return false;
  }
}

/**
 * Creates the store that guards all unsaved changes of a page and asks once before they are lost
 * (behaviors B-11, B-18). Navigations are blocked only while there is something to lose; otherwise
 * the browser may keep the page in its back/forward cache.
 */
export function createLeaveGuardStore(): LeaveGuardStore {
  return defineStore<LeaveGuardState, LeaveGuardActions>(CLOSED, ({ get, set }) => {
    const guarded = new Set<UnsavedChanges>();
    /** Each blocks or unblocks its navigation, according to the current state. */
    const navigations = new Set<() => void>();
    /** Leaves, once nothing would be lost; `null` while nobody wants to leave. */
    let pendingLeave: (() => void) | null = null;
    /** Whether the user has chosen to lose the changes; false again once something is edited. */
    let isGivenUp = false;

    const unsaved = (): UnsavedChanges[] => [...guarded].filter((changes) => changes.isDirty());
    const isSaving = (): boolean =>
      !isGivenUp && [...guarded].some((changes) => changes.isSaving?.() === true);
    const drop = (): void => {
      pendingLeave = null;
      set({ status: 'closed' });
    };
    const carryOut = (): void => {
      const proceed = pendingLeave;
      drop();
      proceed?.();
    };
    const follow = (): void => {
      set({ hasUnsavedChanges: !isGivenUp && unsaved().length > 0 });
      for (const blockOrLetGo of navigations) blockOrLetGo();
      const { status, hasUnsavedChanges } = get();
      if (pendingLeave === null || status === 'saving' || isSaving()) return;
      if (hasUnsavedChanges) set({ status: 'asking' });
      else carryOut();
    };
    const ask = (proceed: () => void): void => {
      const isWaitingForSave = pendingLeave !== null && get().status !== 'asking';
      if (isWaitingForSave) return;
      pendingLeave = proceed;
      follow();
    };

    const actions: LeaveGuardActions = {
      add: (changes) => {
        const change = (isEdit = true): void => {
          if (isEdit) isGivenUp = false;
          follow();
        };
        guarded.add(changes);
        const stop = changes.subscribe(change);
        change();
        return () => {
          stop();
          guarded.delete(changes);
          // The last unsaved changes left the page while the question was open: the attempt to
          // leave is dropped, not carried out.
          if (get().status === 'asking' && unsaved().length === 0) drop();
          follow();
        };
      },
      ask,
      save: async () => {
        if (get().status !== 'asking') return;
        set({ status: 'saving' });
        const attempt = pendingLeave;
        const failed: UnsavedChanges[] = [];
        for (const changes of unsaved()) {
          if (!(await trySaving(changes))) failed.push(changes);
          if (pendingLeave !== attempt) return;
        }
        if (failed.length === 0 && unsaved().length === 0) {
          carryOut();
          return;
        }
        drop();
        failed[0]?.reveal?.();
      },
      leave: () => {
        const proceed = pendingLeave;
        if (proceed === null) return;
        drop();
        isGivenUp = true;
        // Unblock the navigations first: loading another page must not ask again.
        follow();
        proceed();
      },
      stay: drop,
      guardNavigation: (navigation) => {
        let unblock: (() => void) | undefined;
        const blockOrLetGo = (): void => {
          if (get().hasUnsavedChanges || isSaving()) unblock ??= navigation.block(ask);
          else {
            unblock?.();
            unblock = undefined;
          }
        };
        navigations.add(blockOrLetGo);
        blockOrLetGo();
        return () => {
          navigations.delete(blockOrLetGo);
          unblock?.();
        };
      },
    };
    return { actions };
  });
}
