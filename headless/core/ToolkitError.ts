/** What went wrong, why, and how to mend it: the three parts of every message of this toolkit. */
export interface ToolkitErrorOptions {
  /** Short, stable, kebab-case, for code that catches: `missing-store`. */
  code: string;
  what: string;
  why: string;
  mend: string;
  cause?: unknown;
}

/** The base of every error that the toolkit throws for a wrong use of it. */
export class ToolkitError extends Error {
  override readonly name: string = 'ToolkitError';
  readonly code: string;

  constructor({ code, what, why, mend, cause }: ToolkitErrorOptions) {
    super(`${what} ${why} ${mend}`, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
