/** What went wrong, why, and how to mend it: the three parts of every message of this toolkit. */
export interface ToolkitErrorOptions {
  /** Short, stable and kebab-case, for code that catches the error: `missing-store`. */
  code: string;
  /** Short too: in production it is the whole message of an error meant for developers. */
  what: string;
  why?: string | undefined;
  mend?: string | undefined;
  cause?: unknown;
}

/**
 * The base class of every error that the toolkit throws when it is misused. Production builds drop
 * the parts of the message that only a developer can use; nothing else about the error changes:
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
