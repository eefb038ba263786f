/** What went wrong, why, and how to mend it: the three parts of every message of this toolkit. */
export interface ToolkitErrorOptions {
  /** Short, stable, kebab-case, for code that catches: `missing-store`. */
  code: string;
  /** Short too: in production it is all that an error for developers says. */
  what: string;
  why?: string | undefined;
  mend?: string | undefined;
  cause?: unknown;
}

/**
 * The base of every error that the toolkit throws for a wrong use of it. What only a developer can
 * use of its message is left out of production builds, by which nothing but texts becomes shorter:
 * `new ToolkitError({ code, what, ...(process.env.NODE_ENV !== 'production' && { why, mend }) })`
 */
export class ToolkitError extends Error {
  override readonly name: string = 'ToolkitError';
  readonly code: string;

  constructor({ code, what, why, mend, cause }: ToolkitErrorOptions) {
    const message = [what, why, mend].filter(Boolean).join(' ');
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
