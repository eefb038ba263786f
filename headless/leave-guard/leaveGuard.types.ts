import type { Store } from '../core/vanilla.js';
import type { Navigation } from '../platform/index.js';

/**
 * Something that would be lost if the page were left: a form, an editor, anything that is saved on
 * its own.
 */
export interface UnsavedChanges {
  /** Whether there is something to lose now. */
  isDirty(): boolean;
  /** Whether it is being saved already; leaving waits for that. Default: never. */
  isSaving?: (() => boolean) | undefined;
  /**
   * Calls the listener whenever `isDirty` or `isSaving` may have changed, with `false` if nothing
   * was edited: changes that were given up stay given up. Default: something was. Returns the
   * unsubscribe function.
   */
  subscribe(listener: (isEdit?: boolean) => void): () => void;
  /**
   * Saves, and resolves to whether that succeeded. A rejection counts as a failure, and is passed
   * on as an unhandled rejection.
   */
  save(): Promise<boolean>;
  /** Shows why it could not be saved. Called when the question has just closed. */
  reveal?: (() => void) | undefined;
}

/**
 * `asking`: the user is to save, leave or stay; `saving`: the changes are being saved, to leave
 * afterwards.
 */
export type LeaveGuardStatus = 'closed' | 'asking' | 'saving';

/** Whether anything would be lost, and whether the user is being asked about it. */
export interface LeaveGuardState {
  readonly status: LeaveGuardStatus;
  /** Something would be lost. `false` once the user has chosen to leave without saving. */
  readonly hasUnsavedChanges: boolean;
}

/** Actions to guard unsaved changes, to leave after asking, and to give the three answers. */
export interface LeaveGuardActions {
  /** Guards unsaved changes. Call the returned function when they are no longer on the page. */
  add(changes: UnsavedChanges): () => void;
  /**
   * Leaves by calling `proceed`: at once if nothing would be lost, else when the changes are saved
   * or given up. While the question is open, a later call replaces the earlier one; while the
   * earlier one waits for a form to be saved, calls are ignored, since they mostly come from that
   * form, which navigates once it is saved.
   */
  ask(proceed: () => void): void;
  /**
   * Saves all unsaved changes, one after the other, and leaves if all could be saved. Otherwise it
   * stays, and the first that failed shows why. Rejects only with what leaving itself throws.
   */
  save(): Promise<void>;
  /** Leaves without saving. Later changes are guarded again. */
  leave(): void;
  /** Stays; saving in progress continues. */
  stay(): void;
  /** Asks before this navigation goes anywhere as well, until the returned function is called. */
  guardNavigation(navigation: Pick<Navigation, 'block'>): () => void;
}

/** One per app, for all forms of a page, so that there is one question (behavior B-11). */
export type LeaveGuardStore = Store<LeaveGuardState, LeaveGuardActions>;
