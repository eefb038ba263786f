import { HttpError } from './requestErrors.js';

/** An HTTP date in one of the two forms that name a time zone: `Fri, 02 Jan 2026 10:00:00 GMT`. */
const HTTP_DATE = /^[A-Z][a-z]+, .+ GMT$/;

/**
 * How long a server asks to wait before the next try, in whole seconds after its answer (header
 * `Retry-After`, RFC 9110, as statuses 429 and 503 have it); `null` if it does not say. A date is
 * compared with the answer's own `Date`, so that a wrong clock here does not matter.
 * @param now milliseconds since 1970, for an answer without a `Date`
 */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : null;
  const due = HTTP_DATE.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(due)) return null;
  const answered = Date.parse(headers.get('Date') ?? '');
  const start = Number.isNaN(answered) ? now : answered;
  return Math.max(Math.ceil((due - start) / 1000), 0);
}

/** How long to wait before the next try, for a message: `{unit, select, …}` with `{count}`. */
export interface RetryWait {
  /** `unknown` if the server does not say. */
  readonly unit: 'seconds' | 'minutes' | 'unknown';
  /** At least 1; 0 where unknown. */
  readonly count: number;
}

/** An error's `retryAfterSeconds` for people: up to 90 in seconds, more in minutes, rounded up. */
export function retryWait(error: unknown): RetryWait {
  const seconds = error instanceof HttpError ? error.retryAfterSeconds : null;
  if (seconds === null) return { unit: 'unknown', count: 0 };
  if (seconds <= 90) return { unit: 'seconds', count: Math.max(seconds, 1) };
  return { unit: 'minutes', count: Math.ceil(seconds / 60) };
}
