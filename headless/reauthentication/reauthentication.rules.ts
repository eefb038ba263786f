/** What this feature reads of a request; every `Request` is one. */
export type InterruptedRequest = Pick<Request, 'method' | 'signal'>;

const SAVING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether a request is worth signing in for in place: one that saves what somebody has typed. A
 * page that could not be loaded leads to the sign-in page instead (spec row SESS-8; B-10).
 */
export function isWorthAsking({ method }: Pick<Request, 'method'>): boolean {
  return SAVING.has(method.toUpperCase());
}
