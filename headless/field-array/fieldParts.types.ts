import type { FieldName } from '../form/vanilla.js';

/** Types without parts that a person could fill in. */
type Whole = string | number | boolean | bigint | symbol | null | undefined | Date | Blob;

type Deeper = [never, 0, 1, 2, 3, 4, 5];

/**
 * The patterns of the parts of a value, with `*` for any row of a list: `*.number`, `city`. At most
 * six steps deep, since a type may be recursive, like the nodes of a document.
 */
export type PartPattern<Value, Depth extends number = 6> = Depth extends 0
  ? never
  : Value extends Whole | ((...given: never) => unknown)
    ? never
    : Value extends readonly (infer Row)[]
      ? '*' | `*.${PartPattern<Row, Deeper[Depth]>}`
      : {
          [Name in FieldName<Value>]: Name | `${Name}.${PartPattern<Value[Name], Deeper[Depth]>}`;
        }[FieldName<Value>];

/** The patterns of all parts of a form's fields: `phones.*.number`, `address.city`. */
export type FormPartPattern<Values> = {
  [Name in FieldName<Values>]: `${Name}.${PartPattern<Values[Name], 5>}`;
}[FieldName<Values>];

type Step<Value, Name> = Value extends readonly (infer Row)[]
  ? Name extends '*'
    ? Row
    : never
  : Name extends keyof Value
    ? Value[Name]
    : never;

/** The type of the part at a pattern. */
export type PartValue<Value, Pattern> = Pattern extends `${infer Name}.${infer Rest}`
  ? PartValue<Step<Value, Name>, Rest>
  : Step<Value, Pattern>;

type OwnerPattern<Pattern> = Pattern extends `${infer Name}.${infer Rest}`
  ? Rest extends `${string}.${string}`
    ? `${Name}.${OwnerPattern<Rest>}`
    : Name
  : never;

/** The type that contains the part at a pattern: the row, for `phones.*.number`. */
export type OwnerValue<Values, Pattern> = PartValue<Values, OwnerPattern<Pattern>>;

/**
 * Judges a part of a field, like the validator of a field, but with access to its owner as well.
 * @param context `owner` is the row or object that contains the part; the validator runs again when
 * it changes, if it has read it
 */
export type PartValidator<Values, Pattern> = (
  value: PartValue<Values, Pattern>,
  values: Values,
  context: { readonly signal: AbortSignal; readonly owner: OwnerValue<Values, Pattern> },
) => boolean | PromiseLike<boolean>;

/**
 * The parts of a form's fields, with the validators of each: `{ 'phones.*.number': { required } }`.
 */
export type PartValidators<Values> = {
  readonly [Pattern in FormPartPattern<Values>]?: Readonly<
    Record<string, PartValidator<Values, Pattern>>
  >;
};
