/** What went wrong, as the server's answer tells it (RFC 9457, "Problem Details for HTTP APIs"). */
export interface Problem {
  /** A URI that names the kind of problem. Default `about:blank`: the status says it all. */
  readonly type: string;
  /** Default: the answer's status text, which may be empty. */
  readonly title: string;
  /** The answer's own status, whatever the body claims. */
  readonly status: number;
  /** What is wrong this time; empty where the server gives none. */
  readonly detail: string;
  /** Messages by field; a nested field has dots: `address.street`. */
  readonly errors: ProblemErrors;
}

/** It has no prototype, so that a field called `toString` reads as missing. */
export type ProblemErrors = Readonly<Record<string, readonly string[] | undefined>>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((item) => typeof item === 'string');
}

/** `#/address/street` → `address.street` (RFC 6901). */
function fieldOfPointer(pointer: string): string {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .join('.');
}

/** Both shapes in use: `{ field: messages }`, and RFC 9457's list of `{ pointer, detail }`. */
function entriesOf(errors: unknown): readonly (readonly [string, readonly string[]])[] {
  if (Array.isArray(errors)) {
    return errors
      .filter(isObject)
      .map(({ pointer, detail }) => [fieldOfPointer(textOf(pointer, '')), textsOf(detail)]);
  }
  if (!isObject(errors)) return [];
  return Object.entries(errors).map(([field, messages]) => [field, textsOf(messages)]);
}

function parseErrors(errors: unknown): ProblemErrors {
  const byField: Record<string, readonly string[]> = Object.create(null);
  for (const [field, messages] of entriesOf(errors)) {
    if (messages.length > 0) byField[field] = [...(byField[field] ?? []), ...messages];
  }
  return byField;
}

/** The problem that the body of an answer describes; missing members get their defaults. */
export function parseProblem(body: unknown, status: number, statusText = ''): Problem {
  const { type, title, detail, errors } = isObject(body) ? body : {};
  return {
    type: textOf(type, 'about:blank'),
    title: textOf(title, statusText),
    status,
    detail: textOf(detail, ''),
    errors: parseErrors(errors),
  };
}
