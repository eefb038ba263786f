import type { Store } from '../core/vanilla.js';
import type { Navigation } from '../platform/index.js';

/** What would be lost if the page were left: a form, an editor, anything that is saved by itself. */
export interface UnsavedChanges {
  /** There is something to lose now. */
  isDirty(): boolean;
  /** It is being saved already; who leaves meanwhile waits for that. Default: never. */
  isSaving?: (() => boolean) | undefined;
  /** Calls back whenever one of the two may have changed. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Saves. Resolves to whether that is done; a rejection counts as not, and is left unhandled. */
  save(): Promise<boolean>;
  /** Shows what keeps it from being saved: the question has just gone, and the page is there again. */
  reveal?: (() => void) | undefined;
}

/** `asking`: save, leave or stay; `saving`: what there is to lose is being saved, to leave then. */
export type LeaveGuardStatus = 'closed' | 'asking' | 'saving';

/** Whether anything would be lost, and whether the person is being asked about it. */
export interface LeaveGuardState {
  readonly status: LeaveGuardStatus;
  /** Something would be lost. Not any more once the person has chosen to leave it. */
  readonly hasUnsavedChanges: boolean;
}

/**
 * How to guard what is not saved, how to leave by asking, and the three answers to the question.
 */
export interface LeaveGuardActions {
  /** Guards something until called back; that is to be called when it is not on the page any more. */
  add(changes: UnsavedChanges): () => void;
  /**
   * Leaves by `proceed`: at once where nothing would be lost, else when that is saved or given up.
   * While the question is open the latest wish takes the place of the one before; while saving it is
   * not heard, since it is mostly the form's own way on.
   */
  ask(proceed: () => void): void;
  /**
   * Saves all that would be lost, one after the other, and leaves if all of it could be. Else it
   * stays, and the first that could not shows why. Never rejects.
   */
  save(): Promise<void>;
  /** Leaves, and gives up what is not saved. What changes after that is guarded again. */
  leave(): void;
  /** Stays; saving that is under way goes on. */
  stay(): void;
  /** Asks before this navigation goes anywhere too, until called back. */
  guardNavigation(navigation: Pick<Navigation, 'block'>): () => void;
}

/** One per app, for all forms of a page, so that there is one question (behaviour B-11). */
export type LeaveGuardStore = Store<LeaveGuardState, LeaveGuardActions>;
