import type { Clock } from '../platform/index.js';
import type { FieldName } from './fieldName.types.js';
import type { FieldTable } from './fieldTable.js';
import type { FieldState, FormState } from './formState.types.js';
import type { StandardSchemaV1 } from './standardSchema.js';

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
  spread(table: FieldTable, drop: (name: string) => void, fieldName?: string): readonly string[];
  /**
   * A field with a value, followed by its parts, as far as the form has them. Rows are found by
   * their position in these fields. Default: in the latest.
   */
  partsOf(
    table: FieldTable,
    field: Pick<FieldState, 'name' | 'value'>,
    fields?: readonly FieldState[],
  ): readonly Pick<FieldState, 'name' | 'value'>[];
  /**
   * The name of the field at a path: `phones.0.number` is in the row that is first in these fields.
   * Default: in the latest.
   */
  nameOf(table: FieldTable, path: string, fields?: readonly FieldState[]): string;
  /**
   * @param read returns the value of another field, and makes the validators run again when it
   * changes
   */
  validatorsOf(
    name: string,
    read: (name: string) => unknown,
  ): Readonly<Record<string, Validator<unknown, Values>>> | undefined;
}

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
   * made after the press; if a row was removed while they were checked, with those made until then.
   * `signal` aborts when the form is unmounted.
   */
  onSubmit: (values: Values, context: { readonly signal: AbortSignal }) => unknown;
  /** Called with the invalid fields when they keep a submit from the action. */
  onInvalid?: ((fields: readonly FieldState[]) => void) | undefined;
  /**
   * Called with what the action threw. Default: an unhandled rejection, which the error channel
   * reports. Errors that it places, at once or before its promise settles, go to the rows that were
   * sent, and until then the form is submitting.
   */
  onError?: ((error: unknown) => unknown) | undefined;
  /** Whether a field shows all of its errors at once. Default false. */
  multiple?: boolean | undefined;
  /** Whether a submit that met a pending validation runs once that has settled. Default false. */
  queue?: boolean | undefined;
  /** Milliseconds that an asynchronous validator or schema may take. Default 30 000. */
  timeout?: number | undefined;
  /** Measures `timeout`. Default: the system clock. */
  clock?: Clock | undefined;
}
