/** What this feature reads of a request; every `Request` is one. */
export type InterruptedRequest = Pick<Request, 'method' | 'signal'>;

const SAVING = /^(POST|PUT|PATCH|DELETE)$/i;

/**
 * Whether to ask for signing in in place for the sake of this request: only if it saves something.
 * A page that could not be loaded leads to the sign-in page instead (spec row SESS-8; B-10).
 */
export function isWorthAsking({ method }: Pick<Request, 'method'>): boolean {
  return SAVING.test(method);
}
