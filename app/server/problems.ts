/**
 * Error codes per field, such as `{ email: ['email'] }`. They are those of the toolkit's validators
 * where one exists.
 */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The body of every failure, as RFC 9457 defines it, with `errors` as our one extension. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: FieldErrors;
}

const problems = {
  validation: { status: 400, title: 'Some fields are not valid' },
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'invalid-credentials': { status: 400, title: 'The username or the password is wrong' },
  'invalid-refresh-token': { status: 400, title: 'The session cannot be renewed' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  forbidden: { status: 403, title: 'This is not allowed' },
  'foreign-origin': { status: 403, title: 'The request comes from another site' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'This method does not apply here' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'Somebody else has changed this meanwhile' },
  'precondition-failed': { status: 412, title: 'The file is not the one that was meant' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body must be application/json' },
  'unsupported-encoding': { status: 415, title: 'The body must not be compressed' },
  'unsupported-format': { status: 415, title: 'Only PNG, JPEG, GIF and WebP images are taken' },
  'range-not-satisfiable': { status: 416, title: 'The file has no such part' },
  'reused-key': { status: 422, title: 'This Idempotency-Key belongs to another request' },
  'too-many-requests': { status: 429, title: 'Too many attempts' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  internal: { status: 500, title: 'The server failed' },
  unavailable: { status: 503, title: 'The server is going out of service' },
  'database-busy': { status: 503, title: 'Another program holds the database' },
} as const;

/** The last part of a problem's `type`: `urn:gnap:problem:<name>`. */
export type ProblemName = keyof typeof problems;

interface ProblemOptions {
  readonly detail?: string | undefined;
  readonly errors?: FieldErrors | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A failure that a handler throws and the caller may read: nothing secret belongs in it. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ProblemBody;

  constructor(name: ProblemName, options: ProblemOptions = {}) {
    const { status, title } = problems[name];
    super(options.detail ?? title);
    this.status = status;
    this.headers = options.headers ?? {};
    this.body = {
      type: `urn:gnap:problem:${name}`,
      title,
      status,
      ...(options.detail === undefined ? {} : { detail: options.detail }),
      ...(options.errors === undefined ? {} : { errors: options.errors }),
    };
  }
}

/**
 * The Problem `conflict` for a write that is based on another version of the row than the stored
 * one.
 */
export function versionConflict(sent: number, stored: number): Problem {
  return new Problem('conflict', {
    detail: `You changed version ${String(sent)}, the stored one is ${String(stored)}. Load it again.`,
  });
}
