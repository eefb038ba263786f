import { splitUrl } from '../navigation/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';
import type { AuthorizedFetch } from './authorizedFetch.js';
import { parseProblem } from './problem.rules.js';
import { readText, type ReadLimits } from './readText.js';
import { readProblem } from './readProblem.js';
import { HttpError, isNoAnswer, NetworkError } from './requestErrors.js';
import type { AuthorizedRequestInit } from './requestPolicy.js';
import { retryAfterOf } from './retryAfter.rules.js';
import { DEFAULT_TIMEOUT_SECONDS } from './silenceLimit.js';

/** Method and path, for error messages. No query: it may hold private data. */
function nameOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  const { method, url } = input instanceof Request ? input : { method: 'GET', url: String(input) };
  return `${init?.method ?? method} ${splitUrl(url).path}`;
}

function headersOf(input: RequestInfo | URL, init: RequestInit | undefined): Headers {
  const given = init?.headers ?? (input instanceof Request ? input.headers : undefined);
  const headers = new Headers(given);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json, application/problem+json');
  return headers;
}

async function readJson(response: Response, name: string, limits: ReadLimits): Promise<unknown> {
  const { ok, status, headers } = response;
  if (!ok) {
    const retryAfter = retryAfterOf(headers, limits.clock.now());
    throw new HttpError(name, await readProblem(response, limits), retryAfter);
  }
  const text = await readText(response, limits);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(name, parseProblem({ title: 'The answer is not JSON.' }, status));
  }
}

/**
 * Requests JSON. The result is `unknown`, for the caller to check; an empty answer is `undefined`.
 *
 * Throws an {@link HttpError} for any status but 2xx, and for an answer that is not JSON; a
 * {@link NetworkError} if there is no answer, or none in time; the original AbortError if the
 * request was aborted.
 * @param clock measures silence while the body arrives. Default: the system clock
 */
export async function requestJson(
  fetch: AuthorizedFetch,
  input: RequestInfo | URL,
  init?: AuthorizedRequestInit,
  clock: Clock = systemClock,
): Promise<unknown> {
  const name = nameOf(input, init);
  const timeoutSeconds = init?.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS;
  try {
    const response = await fetch(input, { ...init, headers: headersOf(input, init) });
    return await readJson(response, name, { clock, timeoutSeconds });
  } catch (error) {
    if (isNoAnswer(error)) throw new NetworkError(name, error);
    throw error;
  }
}
