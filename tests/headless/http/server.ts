import { vi } from 'vitest';

type Answer = (request: Request) => Response | Promise<Response>;

export interface FakeServer {
  readonly fetch: typeof fetch;
  /** What came in, oldest first. */
  readonly requests: readonly Request[];
  /** The `Authorization` header of each. */
  authorizations(): readonly (string | null)[];
}

/** A server that gives these answers in turn, and the last one ever after. */
export function createFakeServer(...answers: readonly Answer[]): FakeServer {
  const requests: Request[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    return await (answer?.(request) ?? new Response());
  });
  return {
    fetch,
    requests,
    authorizations: () => requests.map(({ headers }) => headers.get('Authorization')),
  };
}

export const answer =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json(body, { status, headers });

/** Never answers, and fails as fetch does when called off. */
export const hang: Answer = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason);
    });
  });

/** The same in Safari, which does not pass the signal's reason on. */
export const hangAsInSafari: Answer = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('Fetch is aborted', 'AbortError'));
    });
  });

/** Answers at once, sends the body a while later, and breaks off when called off before that. */
export const answerSlowly =
  (status: number, body: string): Answer =>
  ({ signal }) => {
    const stream = new ReadableStream({
      start: (controller) => {
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
        });
        setImmediate(() => {
          if (signal.aborted) return;
          controller.enqueue(new TextEncoder().encode(body));
          controller.close();
        });
      },
    });
    return new Response(stream, { status });
  };

/** A body that arrives and arrives. */
export function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(16_384).fill(0x20));
    },
  });
}

/** A body that arrives in part, and then no more; it is broken off as that of `fetch`. */
export function stalled(text: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      signal.addEventListener('abort', () => {
        controller.error(signal.reason);
      });
      controller.enqueue(new TextEncoder().encode(text));
    },
  });
}
