import type { FieldRefusal } from '../core/index.js';
import type { Store, Text } from '../core/vanilla.js';
import type { Clock } from '../platform/index.js';
import type { FieldTable } from './fieldTable.js';
import type { StandardSchemaV1 } from './standardSchema.js';

/** The names of a form's fields: the keys of its values. */
export type FieldName<Values> = Extract<keyof Values, string>;

declare const partValue: unique symbol;

/** The name of a field that is a part of another one and holds such a value: of `field-array`. */
export type PartName<Value> = string & { readonly [partValue]: Value };

/** What a field holds, by its name. */
export type FieldValue<Values, Name> =
  Name extends FieldName<Values>
    ? Values[Name]
    : Name extends PartName<infer Value>
      ? Value
      : never;

/**
 * Judges the value of one field: `true` is valid, anything else is not; a promise marks the field
 * as validating until it settles (spec row FORM-7). One that throws, rejects or outlasts the time
 * limit makes the field invalid, with error type `validator-failed`.
 * @param values the other fields. The validator runs again when one that it has read changes.
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

/** One thing that is wrong. */
export interface FieldError {
  /**
   * The validator's own name, else `schema`, `server` or `validator-failed`; a control that refuses a
   * text says its own. Unique in its field.
   */
  readonly type: string;
  readonly source: 'validator' | 'schema' | 'server' | 'control';
  /** What it is about: a field, or a part of one (`absence.start`); empty for the form. */
  readonly path: string;
  /** Schemas and servers have their own words; for a validator's error type the app has them. */
  readonly message?: Text | undefined;
  /** What was thrown, for `validator-failed`. */
  readonly cause?: unknown;
}

/** One field in the state of its form. `useField` reads it, and renders when it changes. */
export interface FieldState {
  /** Empty for the form itself; a part of a row has its key in it: `phones.~3.number`. */
  readonly name: string;
  readonly value: unknown;
  /** What `isDirty` compares with: what the form began with, was reset or rebased to, or has sent. */
  readonly initialValue: unknown;
  /** All that is wrong, shown or not. */
  readonly errors: readonly FieldError[];
  /** It was left, or has an error from the server. */
  readonly isTouched: boolean;
  /** The value differs from `initialValue`; lists and plain objects are compared by content. */
  readonly isDirty: boolean;
  /** Its control holds a text that has not been read yet, which makes the form dirty as well. */
  readonly hasDraft?: boolean | undefined;
  /** Reads it. */
  readonly readDraft?: (() => unknown) | undefined;
  /** A validator of it is pending (spec row FORM-7). */
  readonly isValidating: boolean;
  /** Not checked, as disabled controls are barred from validation in HTML. */
  readonly isDisabled: boolean;
  /** It is a part of another field, which holds its value too: of `parts`. */
  readonly isPart?: true | undefined;
  /** Of a list that was spread into parts: a key for each row, which it keeps wherever it moves. */
  readonly keys?: readonly string[] | undefined;
}

/**
 * All fields of one form, and the form as a whole. New with every edit, so hooks select from it.
 */
export interface FormState {
  /** The first, without a name, is the form itself: what the schema checks, and errors of no field. */
  readonly fields: readonly FieldState[];
  /** How many fields have errors; disabled ones do not count. */
  readonly invalidCount: number;
  /** How many fields are dirty, or hold a text that has not been read yet. */
  readonly dirtyCount: number;
  /** How many fields are validating. */
  readonly validatingCount: number;
  /** Submit was pressed, and the action has not succeeded since (spec row FORM-1). */
  readonly isSubmitted: boolean;
  /**
   * `waiting`: for the work of a control that holds the form; `validating`: for validators that the
   * submit itself started (spec row FORM-2). Both go on by themselves.
   */
  readonly submission: 'idle' | 'waiting' | 'validating' | 'submitting';
  /**
   * What became of a press that FORM-2 let do nothing: the validation that it met is `pending`, or
   * over and the press may be made `again`. `none` from the next edit or submit on (behaviour B-24).
   */
  readonly lostPress: 'none' | 'pending' | 'again';
  /** Whether a field shows all of its errors, or the first (spec row FORM-6). */
  readonly multiple: boolean;
}

/**
 * Messages by path (`email`, `absence.start`), as a server's answer names them: the `problem.errors` of an
 * HttpError of `http`, too.
 */
export type FieldErrors = Readonly<Record<string, Text | readonly Text[] | undefined>>;

/**
 * What became of a submit that did not succeed: `pending` waits for validations or for the work of a
 * control, or was ignored because of validations; `rejected` has the server's errors.
 */
export type SubmitOutcome = 'pending' | 'invalid' | 'rejected';

/** What a form is made with. All but `initialValues` may change between renders. */
export interface FormOptions<Values> {
  /** Read once; `reset(values)` gives others. Their order is the order of the fields. */
  initialValues: Values;
  validators?: Validators<Values> | undefined;
  /** Checks all values together; what it puts out is what the action gets. */
  schema?: StandardSchemaV1<Values> | undefined;
  /** Rows of lists and parts of objects as fields of their own: `fieldParts()` of `field-array`. */
  parts?: FieldParts<Values> | undefined;
  /**
   * The submit action (spec row FORM-4), with the values that were checked: what is typed after
   * submit is not among them. `signal` aborts when the form is unmounted.
   */
  onSubmit: (values: Values, context: { readonly signal: AbortSignal }) => unknown;
  /** Told which fields kept a submit from the action. */
  onInvalid?: ((fields: readonly FieldState[]) => void) | undefined;
  /** Told what the action threw. Default: an unhandled rejection, which the error channel hears. */
  onError?: ((error: unknown) => void) | undefined;
  /** Whether a field shows all of its errors at once. Default false. */
  multiple?: boolean | undefined;
  /** Whether a submit during a validation is made up for once that has settled. Default false. */
  queue?: boolean | undefined;
  /** Milliseconds that an asynchronous validator may take. Default 30 000. */
  timeLimit?: number | undefined;
  /** Measures `timeLimit`. Default: the machine's. */
  clock?: Clock | undefined;
}

/** What anyone may do with a form. */
export interface FormActions<Values> {
  getValues(): Values;
  /** As a user's edit does: checks the field, and takes the server's errors away from it. */
  setValue<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void;
  /** Submits as the button does (spec rows FORM-1…4). */
  submit(): void;
  /**
   * Back to the values that `isDirty` compares with, or to those given for some or all of them.
   * Nothing is touched, submitted or invalid any more; validations that still run are dropped.
   */
  reset(values?: Partial<Values>): void;
  /**
   * Puts a server's errors on the fields that their paths name, the rest on the form, in place of
   * earlier ones. They stand until the field's next edit, or the next submit.
   */
  setErrors(errors: FieldErrors): void;
  /**
   * Takes what somebody else saved meanwhile as what `isDirty` compares with, and `reset` goes back to; the
   * fields keep what they hold. Not for fields with parts.
   */
  rebase(values: Partial<Values>): void;
  /** Drops a field with its value, its errors, and a check that still runs. */
  removeField(name: FieldName<Values>): void;
}

/** What the form's hooks need besides. */
export interface FormInternals<Values> {
  /** The elements by which fields are focused. */
  readonly elements: Map<string, HTMLElement>;
  /** The options of the latest render, if they are the hook's, and who is told of submits. */
  own(tell: (outcome: SubmitOutcome) => void, options: FormOptions<Values> | undefined): void;
  /** Adds a field that `initialValues` did not have, and says whether it is to be checked. */
  placeField(name: string, isDisabled: boolean): void;
  /**
   * `setValue` for a control, which does not know what its field may hold.
   * @param keys of a list, those of its rows; without them its rows are new
   */
  edit(name: string, value: unknown, keys?: readonly string[]): void;
  /** What is wrong with a text in the field's control that is no value; `null` for nothing. */
  refuse(name: string, refusal: FieldRefusal | null): void;
  /** Whether the field's control holds a text that has not been read yet, which a submit does by `read`. */
  markDraft(name: string, hasDraft: boolean, read?: () => unknown): void;
  /** A submit waits until this work of the field's control is over. */
  hold(name: string, work: PromiseLike<unknown>): void;
  /** The field was left: it shows its errors from now on. */
  touch(name: string): void;
  /** The field in a state of this form; a blank one where it is not there. */
  fieldIn(state: FormState, name: string): FieldState;
  /** The values in a state, each read when it is asked for. */
  valuesIn(state: FormState): Values;
  /** Calls back when this field changes, or the form as a whole. Returns how to stop. */
  listen(name: string, listener: FormListener): () => void;
}

/**
 * How a form deals with fields that are parts of others. A module of its own makes it
 * (`fieldParts()`), so that forms without such fields do not load it.
 */
export interface FieldParts<Values> {
  /** The first state, with the parts of its fields. */
  begin(state: FormState): FormState;
  /**
   * Makes the parts of what a field, or each of them, holds now, takes away those of what it no longer
   * holds, and puts the value into the fields that this one is a part of.
   * @param drop told of each part that is gone
   * @returns which other fields have another value now
   */
  spread(table: FieldTable, drop: (name: string) => void, name?: string): readonly string[];
  /** The field that a path names: `phones.0.number` is in the row that is first now. */
  nameOf(table: FieldTable, path: string): string;
  /** @param read gives the value of another field, and runs the validators again when it changes */
  validatorsOf(
    name: string,
    read: (name: string) => unknown,
  ): Readonly<Record<string, Validator<unknown, Values>>> | undefined;
}

/** As a store's own listeners. */
export type FormListener = (state: FormState, previous: FormState) => void;

/**
 * One per form: its own, or the one that `useSubmitGuard` is given as `store`. Fields take it in
 * place of the form.
 */
export type FormStore<Values> = Store<FormState, FormActions<Values> & FormInternals<Values>>;
