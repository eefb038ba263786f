/**
 * What a form uses of Standard Schema 1 (standardschema.dev), which zod, valibot and arktype
 * implement: declared here, so that none of them has to be installed.
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => StandardSchemaResult<Output> | Promise<StandardSchemaResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** What the validation of a schema comes to: the value that it puts out, or what is wrong. */
export type StandardSchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardSchemaIssue[] };

/** One thing that a schema finds wrong. It becomes an error of the field that its path leads to. */
export interface StandardSchemaIssue {
  readonly message: string;
  /** From all values down to what is wrong, key by key. Without one it is the form as a whole. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
