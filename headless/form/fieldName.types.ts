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
