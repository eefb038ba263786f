/**
 * The part of Standard Schema 1 (standardschema.dev) that a form uses. zod, valibot and arktype
 * implement it; it is declared here so that none of them has to be installed.
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

/** The result of validating with a schema: its output, or its issues. */
export type StandardSchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardSchemaIssue[]; readonly value?: undefined };

/** One problem that a schema has found. It becomes an error of the field that its path leads to. */
export interface StandardSchemaIssue {
  readonly message: string;
  /**
   * The keys from the form's values down to the invalid value. Without a path, the issue concerns
   * the form as a whole.
   */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
