import { untilAborted } from '../platform/index.js';

/** What a fake server answers: a value is sent as JSON, a function answers each request anew. */
export type FakeAnswer =
  object | string | number | boolean | null | ((request: Request) => unknown);

/** A `fetch` that asks nobody. */
export interface FakeFetch {
  readonly fetch: typeof fetch;
  /** Every request made, oldest first. */
  readonly requests: readonly Request[];
}

function responseOf(answer: unknown): Response {
  return answer instanceof Response ? answer : Response.json(answer);
}

/**
 * Makes a `fetch` for tests, which answers 404 for every other address. As the real one it can be
 * called off by its signal, while a function thinks about its answer too.
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
