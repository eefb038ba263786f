import type { FieldName } from '../form/vanilla.js';

/** What has no parts that a person could fill in. */
type Whole = string | number | boolean | bigint | symbol | null | undefined | Date | Blob;

type Deeper = [never, 0, 1, 2, 3];

/**
 * The parts below a value, with `*` for any row of a list: `*.number`, `city`. Four steps deep, since a
 * value may hold its like for ever, as the nodes of a text do.
 */
export type PartPattern<Value, Depth extends number = 4> = Depth extends 0
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
  [Name in FieldName<Values>]: `${Name}.${PartPattern<Values[Name], 3>}`;
}[FieldName<Values>];

type Step<Value, Name> = Value extends readonly (infer Row)[]
  ? Name extends '*'
    ? Row
    : never
  : Name extends keyof Value
    ? Value[Name]
    : never;

/** What the part at a pattern holds. */
export type PartValue<Value, Pattern> = Pattern extends `${infer Name}.${infer Rest}`
  ? PartValue<Step<Value, Name>, Rest>
  : Step<Value, Pattern>;

type OwnerPattern<Pattern> = Pattern extends `${infer Name}.${infer Rest}`
  ? Rest extends `${string}.${string}`
    ? `${Name}.${OwnerPattern<Rest>}`
    : Name
  : never;

/** What holds the part at a pattern: the row of `phones.*.number`. */
export type OwnerValue<Values, Pattern> = PartValue<Values, OwnerPattern<Pattern>>;

/**
 * Judges a part of a field; as a field's own validator, but for what it may look at.
 * @param context `owner` is what the part stands in, its row: the validator runs again when that
 * changes, if it was read
 */
export type PartValidator<Values, Pattern> = (
  value: PartValue<Values, Pattern>,
  values: Values,
  context: { readonly signal: AbortSignal; readonly owner: OwnerValue<Values, Pattern> },
) => boolean | PromiseLike<boolean>;

/** The parts of a form's fields, and what is asked of each: `{ 'phones.*.number': { required } }`. */
export type PartValidators<Values> = {
  readonly [Pattern in FormPartPattern<Values>]?: Readonly<
    Record<string, PartValidator<Values, Pattern>>
  >;
};
