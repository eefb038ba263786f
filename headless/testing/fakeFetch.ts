import { untilAborted } from '../platform/index.js';

/**
 * A fake server's answer: a value is sent as JSON, a `Response` as it is. A function is called for
 * each request and returns either, or a promise of it; `undefined` is sent as 204, without a body.
 */
export type FakeAnswer =
  object | string | number | boolean | null | ((request: Request) => unknown);

/** A `fetch` without a network. */
export interface FakeFetch {
  readonly fetch: typeof fetch;
  /** Every request made, oldest first. */
  readonly requests: readonly Request[];
}

function responseOf(answer: unknown): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  // A copy, since a body can be read only once.
  return answer instanceof Response ? answer.clone() : Response.json(answer);
}

/**
 * Makes a `fetch` for tests, which answers 404 for any address not in `files`. Like the real one,
 * it can be aborted by its signal, also while a function works out its answer.
 * @param files answers by URL without its query, resolved against `baseUrl`:
 *   `{ 'api/people': { items: [] } }`
 */
export function createFakeFetch(
  baseUrl: string,
  files: Readonly<Record<string, FakeAnswer>> = {},
): FakeFetch {
  const answers = new Map(
    Object.entries(files).map(([url, answer]) => [new URL(url, baseUrl).href, answer]),
  );
  const requests: Request[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      requests.push(request);
      const { origin, pathname } = new URL(request.url);
      const answer = answers.get(origin + pathname);
      if (answer === undefined) return new Response(null, { status: 404 });
      if (typeof answer !== 'function') return responseOf(answer);
      return responseOf(await untilAborted(Promise.resolve(answer(request)), request.signal));
    },
  };
}
