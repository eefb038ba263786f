import type { FieldRefusal } from '../core/index.js';
import type { Store, Text } from '../core/vanilla.js';
import type { Clock } from '../platform/index.js';
import type { FieldTable } from './fieldTable.js';
import type { StandardSchemaV1 } from './standardSchema.js';

/** The names of a form's fields: the keys of its values. */
export type FieldName<Values> = Extract<keyof Values, string>;

declare const partValue: unique symbol;

/**
 * The name of a field that is a part of another field and holds a `Value`; made by `field-array`.
 */
export type PartName<Value> = string & { readonly [partValue]: Value };

/** The type of a field's value, by the field's name. */
export type FieldValue<Values, Name> =
  Name extends FieldName<Values>
    ? Values[Name]
    : Name extends PartName<infer Value>
      ? Value
      : never;

/**
 * Judges the value of one field: `true` is valid, anything else is not; a promise marks the field
 * as validating until it settles (spec row FORM-7). A validator that throws, rejects or exceeds the
 * time limit makes the field invalid, with error type `validator-failed`.
 * @param values the form's values; the validator runs again when one that it has read changes
 * @param context `signal` aborts when the result is no longer wanted
 */
export type Validator<Value, Values> = (
  value: Value,
  values: Values,
  context: { readonly signal: AbortSignal },
) => boolean | PromiseLike<boolean>;

/** Validators by field, then by error type: `{ username: { required, taken: isFree } }`. */
export type Validators<Values> = {
  readonly [Name in FieldName<Values>]?:
    Readonly<Record<string, Validator<Values[Name], Values>>> | undefined;
};

/** One error of a field, or of the form. */
export interface FieldError {
  /**
   * The validator's key, or `schema`, `server` or `validator-failed`; a control that refuses a text
   * gives its own type. Unique within the field.
   */
  readonly type: string;
  readonly source: 'validator' | 'schema' | 'server' | 'control';
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
  readonly hasDraft?: boolean | undefined;
  /** Makes the control parse that text now. */
  readonly readDraft?: (() => unknown) | undefined;
  /** One of its validators is pending (spec row FORM-7). */
  readonly isValidating: boolean;
  /** A disabled field is not checked, as HTML bars disabled controls from constraint validation. */
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
  /** How many fields are dirty, or hold text that has not been parsed yet. */
  readonly dirtyCount: number;
  /** How many fields are validating. */
  readonly validatingCount: number;
  /** Submit was pressed, and the action has not succeeded since (spec row FORM-1). */
  readonly isSubmitted: boolean;
  /**
   * `waiting`: a submit waits for the work of a control that holds the form; `validating`: it waits
   * for validators that it started itself (spec row FORM-2). Both continue by themselves.
   */
  readonly submission: 'idle' | 'waiting' | 'validating' | 'submitting';
  /**
   * A press of submit that did nothing because a validation was pending (FORM-2): `pending` while
   * that validation runs, `again` once it is over and the user may press again. The next edit or
   * submit sets it back to `none` (behavior B-24).
   */
  readonly lostPress: 'none' | 'pending' | 'again';
  /** Whether a field shows all of its errors, or only the first (spec row FORM-6). */
  readonly multiple: boolean;
}

/**
 * Messages by path (`email`, `absence.start`), as a server's answer has them: for example,
 * `problem.errors` of an `HttpError` of `http`.
 */
export type FieldErrors = Readonly<Record<string, Text | readonly Text[] | undefined>>;

/**
 * What a submit comes to. `pending`: it waits for validations or for the work of a control, or was
 * ignored because validations were pending; `invalid`: errors keep it from the action;
 * `submitting`: the action runs; `rejected`: the server returned errors.
 */
export type SubmitOutcome = 'pending' | 'invalid' | 'submitting' | 'rejected';

/** The options of a form. All but `initialValues` may change between renders. */
export interface FormOptions<Values> {
  /** Read once; `reset(values)` sets others. Their order is the order of the fields. */
  initialValues: Values;
  validators?: Validators<Values> | undefined;
  /** Checks all values together; the action receives its output. */
  schema?: StandardSchemaV1<Values> | undefined;
  /** Rows of lists and parts of objects as fields of their own: `fieldParts()` of `field-array`. */
  parts?: FieldParts<Values> | undefined;
  /**
   * The submit action (spec row FORM-4). It receives the values that were checked, without edits
   * made after the press. `signal` aborts when the form is unmounted.
   */
  onSubmit: (values: Values, context: { readonly signal: AbortSignal }) => unknown;
  /** Called with the invalid fields when they keep a submit from the action. */
  onInvalid?: ((fields: readonly FieldState[]) => void) | undefined;
  /**
   * Called with what the action threw. Default: an unhandled rejection, which the error channel
   * reports.
   */
  onError?: ((error: unknown) => void) | undefined;
  /** Whether a field shows all of its errors at once. Default false. */
  multiple?: boolean | undefined;
  /** Whether a submit that met a pending validation runs once that has settled. Default false. */
  queue?: boolean | undefined;
  /** Milliseconds that an asynchronous validator or schema may take. Default 30 000. */
  timeout?: number | undefined;
  /** Measures `timeout`. Default: the system clock. */
  clock?: Clock | undefined;
}

/** The public actions of a form. */
export interface FormActions<Values> {
  getValues(): Values;
  /** Sets a value as a user's edit does: checks the field and clears its server errors. */
  setValue<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void;
  /** Submits like the button (spec rows FORM-1…4). */
  submit(): void;
  /**
   * Goes back to the values that `isDirty` compares with, after replacing some or all of them with
   * `values`. Clears touched, submitted and errors; drops validations in progress.
   */
  reset(values?: Partial<Values>): void;
  /**
   * Replaces the server's errors: each goes to the field that its path names, the rest to the form.
   * They stay until the field's next edit, or the next submit.
   */
  setErrors(errors: FieldErrors): void;
  /**
   * Makes values that somebody else has saved meanwhile the ones that `isDirty` compares with and
   * `reset` goes back to; the fields keep their current values. Not for fields with parts.
   */
  rebase(values: Partial<Values>): void;
  /** Removes a field with its value and errors, and drops its check in progress. */
  removeField(name: FieldName<Values>): void;
}

/** Further actions, for the form's own hooks. */
export interface FormInternals<Values> {
  /** The element that takes the focus for each field, by the field's name. */
  readonly elements: Map<string, HTMLElement>;
  /**
   * Sets the listener for the outcomes of submits, and the options of the latest render unless the
   * store was given its own.
   */
  own(tell: (outcome: SubmitOutcome) => void, options: FormOptions<Values> | undefined): void;
  /** Sets whether a field is disabled, and adds the field if `initialValues` did not have it. */
  placeField(name: string, isDisabled: boolean): void;
  /**
   * `setValue` for a control, which does not know the type of its field.
   * @param keys for a list, the keys of its rows; without them all its rows count as new
   */
  edit(name: string, value: unknown, keys?: readonly string[]): void;
  /**
   * Reports text in the field's control that cannot be parsed into a value; `null` withdraws it.
   */
  refuse(name: string, refusal: FieldRefusal | null): void;
  /**
   * Sets whether the field's control holds text that it has not parsed yet; a submit calls `read`
   * to have it parsed.
   */
  markDraft(name: string, hasDraft: boolean, read?: () => unknown): void;
  /** Makes submits wait until this work of the field's control is over. */
  hold(name: string, work: PromiseLike<unknown>): void;
  /** Marks a field as left: it shows its errors from now on. */
  touch(name: string): void;
  /** The field in a given state of this form; a blank field if there is none of that name. */
  fieldIn(state: FormState, name: string): FieldState;
  /** The values in a given state, each read on access. */
  valuesIn(state: FormState): Values;
  /**
   * Calls the listener when this field or the form as a whole changes. Returns the unsubscribe
   * function.
   */
  listen(name: string, listener: FormListener): () => void;
}

/**
 * How a form handles fields that are parts of others. `fieldParts()` is in a module of its own, so
 * that forms without such fields do not load it.
 */
export interface FieldParts<Values> {
  /** Adds the parts of the fields to the first state. */
  begin(state: FormState): FormState;
  /**
   * Brings the parts of a field (default: of all fields) in line with its value: adds new parts,
   * updates the others, and removes those that the value no longer has. Also writes the field's
   * value into the fields that it is a part of.
   * @param drop called with the name of each part removed
   * @returns the names of the other fields whose value has changed
   */
  spread(table: FieldTable, drop: (name: string) => void, name?: string): readonly string[];
  /** The name of the field at a path: `phones.0.number` is in the row that is currently first. */
  nameOf(table: FieldTable, path: string): string;
  /**
   * @param read returns the value of another field, and makes the validators run again when it
   * changes
   */
  validatorsOf(
    name: string,
    read: (name: string) => unknown,
  ): Readonly<Record<string, Validator<unknown, Values>>> | undefined;
}

/** The signature of a store's listeners. */
export type FormListener = (state: FormState, previous: FormState) => void;

/**
 * One per form: created by `useSubmitGuard`, or passed to it as `store`. Fields accept it in place
 * of the form.
 */
export type FormStore<Values> = Store<FormState, FormActions<Values> & FormInternals<Values>>;
