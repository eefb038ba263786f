import { HttpError, isGatewayFailure, NetworkError } from './requestErrors.js';

/**
 * What a failed request or page means to the user: not signed in (or, while somebody is, a session
 * that cannot be renewed for now), not allowed, not found, no way to the server, a server that asks
 * to wait (`retryWait` says how long), or anything else, which is for the error channel.
 */
export type FailureKind =
  'unauthorized' | 'forbidden' | 'not-found' | 'unreachable' | 'busy' | 'failed';

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'unreachable',
  429: 'busy',
  503: 'busy',
};

/** The kind of failure that an error stands for (spec row SESS-8). */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof NetworkError) return 'unreachable';
  if (!(error instanceof HttpError)) return 'failed';
  return isGatewayFailure(error) ? 'unreachable' : (KINDS[error.status] ?? 'failed');
}
