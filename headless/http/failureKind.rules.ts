import { HttpError, NetworkError } from './requestErrors.js';

/**
 * What a failed request or page comes down to for the person: not signed in, not allowed, not there,
 * no connection, a server that asks to wait (`retryWait` says how long), or anything else, which is for
 * the error channel.
 */
export type FailureKind =
  'unauthorized' | 'forbidden' | 'not-found' | 'unreachable' | 'busy' | 'failed';

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  429: 'busy',
  503: 'busy',
};

/** Tells what kind of failure an error is (spec row SESS-8). */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof NetworkError) return 'unreachable';
  if (!(error instanceof HttpError)) return 'failed';
  return KINDS[error.status] ?? 'failed';
}
