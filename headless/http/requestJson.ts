import type { AuthorizedFetch, AuthorizedRequestInit } from './authorizedFetch.js';
import { parseProblem } from './problem.rules.js';
import { readProblem } from './readProblem.js';
import { HttpError, NetworkError } from './requestErrors.js';

/** Method and path; what stands behind `?` is nobody's business but the server's. */
function nameOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  const { method, url } = input instanceof Request ? input : { method: 'GET', url: String(input) };
  return `${init?.method ?? method} ${url.replace(/[?#].*$/s, '')}`;
}

function headersOf(input: RequestInfo | URL, init: RequestInit | undefined): Headers {
  const given = init?.headers ?? (input instanceof Request ? input.headers : undefined);
  const headers = new Headers(given);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json, application/problem+json');
  return headers;
}

async function readJson(response: Response, name: string): Promise<unknown> {
  if (!response.ok) throw new HttpError(name, await readProblem(response));
  const text = await response.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(name, parseProblem({ title: 'The answer is not JSON.' }, response.status));
  }
}

/**
 * Asks for JSON: the one way for an app to call its API. What comes is unknown, so it is for the
 * caller to check; an empty answer is `undefined`.
 *
 * Throws an {@link HttpError} for any status but 2xx, and for an answer that is not JSON; a
 * {@link NetworkError} where there is no answer; an AbortError, as it came, where it was called off.
 */
export async function requestJson(
  fetch: AuthorizedFetch,
  input: RequestInfo | URL,
  init?: AuthorizedRequestInit,
): Promise<unknown> {
  const name = nameOf(input, init);
  try {
    const response = await fetch(input, { ...init, headers: headersOf(input, init) });
    return await readJson(response, name);
  } catch (error) {
    // What fetch throws for want of an answer, and nothing else here.
    if (error instanceof TypeError) throw new NetworkError(name, error);
    throw error;
  }
}
