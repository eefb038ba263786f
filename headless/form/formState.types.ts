import type { Text } from '../core/vanilla.js';

/** One error of a field, or of the form. */
export interface FieldError {
  /**
   * The validator's key, or `schema`, `server` or `validator-failed`; `bad-input` where a native
   * element cannot parse what was typed; a control that refuses a text gives its own type. Unique
   * within the field.
   */
  readonly type: string;
  readonly source: 'validator' | 'schema' | 'server' | 'control' | 'element';
  /**
   * The field, or part of a field (`absence.start`), that the error is about; empty for the form.
   */
  readonly path: string;
  /**
   * Given by schemas, servers and controls; for a validator's error the app supplies the text by
   * type.
   */
  readonly message?: Text | undefined;
  /** What was thrown, for `validator-failed`. */
  readonly cause?: unknown;
}

/** One field in the state of its form. `useField` reads it and re-renders when it changes. */
export interface FieldState {
  /**
   * Empty for the form itself. The name of a part of a row contains the row's key:
   * `phones.~3.number`.
   */
  readonly name: string;
  readonly value: unknown;
  /**
   * What `isDirty` compares with: the value that the form began with, was last reset or rebased to,
   * or last submitted with success.
   */
  readonly initialValue: unknown;
  /** All errors, shown or not. */
  readonly errors: readonly FieldError[];
  /** The field was left, or has had an error from the server. */
  readonly isTouched: boolean;
  /** The value differs from `initialValue`; lists and plain objects are compared by content. */
  readonly isDirty: boolean;
  /**
   * Its control holds typed text that it has not parsed yet, which makes the form dirty as well.
   */
  readonly hasDraft: boolean;
  /** One of its validators is pending (spec row FORM-7). */
  readonly isValidating: boolean;
  /** Its validators do not run, as HTML bars disabled controls from constraint validation. */
  readonly isDisabled: boolean;
  /** It is a part of another field, whose value contains its own (option `parts`). */
  readonly isPart?: true | undefined;
  /** For a list that is split into parts: one key per row, which the row keeps when it moves. */
  readonly keys?: readonly string[] | undefined;
}

/**
 * All fields of one form, and the form as a whole. A new object on every edit, so hooks select from
 * it.
 */
export interface FormState {
  /**
   * The first, whose name is empty, is the form itself: the schema checks it, and errors that
   * belong to no field are on it.
   */
  readonly fields: readonly FieldState[];
  /** How many fields have errors; disabled ones do not count. */
  readonly invalidCount: number;
  /**
   * How many fields are dirty, or hold text that has not been parsed yet. A part is dirty with the
   * field that contains it, and not counted for that.
   */
  readonly dirtyCount: number;
  /** How many fields are validating. */
  readonly validatingCount: number;
  /**
   * Submit was pressed, and the action has not succeeded since (spec row FORM-1). A press that met a
   * pending validation does not count.
   */
  readonly isSubmitted: boolean;
  /**
   * `waiting`: a submit waits for the work of a control that holds the form; `validating`: it waits
   * for validators that it started itself (spec row FORM-2); `queued`: it begins once the pending
   * validations have settled. All three continue by themselves.
   */
  readonly submission: 'idle' | 'queued' | 'waiting' | 'validating' | 'submitting';
  /**
   * A press of submit that did nothing because a validation was pending (FORM-2): `pending` while
   * that validation runs, `again` once it is over and the user may press again. The next edit or
   * submit sets it back to `none` (behavior B-24).
   */
  readonly lostPress: 'none' | 'pending' | 'again';
  /** Whether a field shows all of its errors, or only the first (spec row FORM-6). */
  readonly multiple: boolean;
}
