import { expect, test, vi } from 'vitest';
import { failureKind, NetworkError, requestJson } from '../../../headless/http/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';
import { createDeferred, settle } from '../support/deferred.js';
import { answer, createFakeServer, hang, hangAsInSafari, stalled } from './server.js';
import { NEW_TOKEN, setUpHttp } from './setUp.js';

/** What a promise has come to, without waiting for it. */
function watch(promise: Promise<unknown>): { readonly value: unknown; readonly error: unknown } {
  const result = { value: undefined as unknown, error: undefined as unknown };
  promise.then(
    (value) => (result.value = value),
    (error: unknown) => (result.error = error),
  );
  return result;
}

test.each([
  ['', hang],
  [' (Safari)', hangAsInSafari],
])(
  'B-21 a server that does not answer for a minute is told as one that gives no answer%s',
  async (_, never) => {
    const { http, clock, session, server } = setUpHttp({ server: createFakeServer(never) });
    const result = watch(http.getJson('/api/people?search=x'));
    await settle();
    clock.advance(59_999);
    await settle();
    expect(result.error).toBeUndefined();

    clock.advance(1);
    await settle();
    expect(result.error).toBeInstanceOf(NetworkError);
    expect(result.error).toMatchObject({
      message: expect.stringMatching(/^GET \/api\/people got no answer in time\./),
      cause: { name: 'TimeoutError' },
    });
    expect(failureKind(result.error)).toBe('unreachable');
    expect(server.requests[0]!.signal.aborted).toBe(true);
    expect(session.getState().status).toBe('authenticated');
  },
);

test('B-21 fetch rejects with a TimeoutError then', async () => {
  const { fetch, clock } = setUpHttp({ server: createFakeServer(hang), timeoutSeconds: 5 });
  const result = watch(fetch('/x'));
  await settle();
  clock.advance(5000);
  await settle();
  expect(result.error).toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['without the token', '/x', { authorization: 'none' }],
  ['to another origin', 'https://evil.example/x', {}],
] as const)('B-21 so does a request %s', async (_name, url, init) => {
  const { fetch, clock } = setUpHttp({ server: createFakeServer(hang), timeoutSeconds: 5 });
  const result = watch(fetch(url, init));
  await settle();
  clock.advance(5000);
  await settle();
  expect(result.error).toMatchObject({ name: 'TimeoutError' });
});

test('B-21 a request may have a time limit of its own, or none', async () => {
  const { http, clock } = setUpHttp({ server: createFakeServer(hang), timeoutSeconds: 5 });
  const idle = clock.pending;
  const longer = watch(http.getJson('/a', { timeoutSeconds: 10 }));
  const endless = watch(http.getJson('/b', { timeoutSeconds: Infinity }));
  await settle();
  clock.advance(9999);
  await settle();
  expect(longer.error).toBeUndefined();
  clock.advance(100_000);
  await settle();
  expect(longer.error).toBeInstanceOf(NetworkError);
  expect(endless.error).toBeUndefined();
  expect(clock.pending).toBe(idle);
});

test('B-21 an answer after three seconds is taken, and no timer is left', async () => {
  const response = createDeferred<Response>();
  const { http, clock } = setUpHttp({ server: createFakeServer(() => response.promise) });
  const idle = clock.pending;
  const result = watch(http.getJson('/x'));
  await settle();
  clock.advance(3000);
  response.resolve(Response.json({ name: 'John' }));
  await settle();
  expect(result.value).toEqual({ name: 'John' });
  expect(clock.pending).toBe(idle);
});

test.each([200, 400, 401])(
  'B-21 an answer of status %i that stops half-way fails',
  async (status) => {
    const server = createFakeServer(
      ({ signal }) => new Response(stalled('{"name":', signal), { status }),
    );
    const { http, clock, session } = setUpHttp({ server });
    const result = watch(http.getJson('/x'));
    await settle();
    clock.advance(60_000);
    await settle();
    expect(result.error).toMatchObject({ name: 'NetworkError', cause: { name: 'TimeoutError' } });
    expect(session.getState().status).toBe('authenticated');
  },
);

test('B-21 the client’s time limit is that of bodies too', async () => {
  const server = createFakeServer(({ signal }) => new Response(stalled('{', signal)));
  const { http, clock } = setUpHttp({ server, timeoutSeconds: 5 });
  const result = watch(http.getJson('/x'));
  await settle();
  clock.advance(5000);
  await settle();
  expect(result.error).toBeInstanceOf(NetworkError);
});

test('B-21 an answer that keeps arriving is waited for', async () => {
  let part: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      part = controller;
    },
  });
  const { http, clock } = setUpHttp({ server: createFakeServer(() => new Response(body)) });
  const result = watch(http.getJson('/x'));
  for (const text of ['{"name"', ':"Jos', '\u00e9', '"}']) {
    await settle();
    clock.advance(40_000);
    part!.enqueue(new TextEncoder().encode(text));
  }
  await settle();
  part!.close();
  await settle();
  expect(result.value).toEqual({ name: 'Jos\u00e9' });
});

test('B-21 the connection of what comes too late is given up', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ cancel });
  const { http, clock } = setUpHttp({ server: createFakeServer(() => new Response(body)) });
  const result = watch(http.getJson('/x'));
  await settle();
  clock.advance(60_000);
  await settle();
  expect(result.error).toBeInstanceOf(NetworkError);
  expect(cancel).toHaveBeenCalledOnce();
});

test('B-10 the time that a person takes to sign in again does not count', async () => {
  const dialog = createDeferred<undefined>();
  const server = createFakeServer(answer(401), answer(200, { saved: true }));
  const { http, clock, session } = setUpHttp({ server, onUnauthorized: () => dialog.promise });
  const result = watch(http.sendJson('PUT', '/x', {}));
  await settle();
  clock.advance(300_000);
  await settle();
  session.begin(NEW_TOKEN);
  dialog.resolve(undefined);
  await settle();
  expect(result).toMatchObject({ value: { saved: true }, error: undefined });
});

test('B-21 the second sending has the whole time again', async () => {
  const first = createDeferred<Response>();
  const second = createDeferred<Response>();
  const server = createFakeServer(
    () => first.promise,
    () => second.promise,
  );
  const { http, clock } = setUpHttp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  const result = watch(http.getJson('/x'));
  await settle();
  clock.advance(50_000);
  first.resolve(new Response('', { status: 401 }));
  await settle();
  clock.advance(50_000);
  second.resolve(Response.json('late'));
  await settle();
  expect(result.value).toBe('late');
});

test('B-21 what a signal of the caller’s times out is a NetworkError too', async () => {
  const { http } = setUpHttp({ server: createFakeServer(hang) });
  const controller = new AbortController();
  const result = watch(http.getJson('/x', { signal: controller.signal }));
  await settle();
  controller.abort(new DOMException('signal timed out', 'TimeoutError'));
  await settle();
  expect(failureKind(result.error)).toBe('unreachable');
});

test('B-21 requestJson limits the answers of a plain fetch too', async () => {
  const clock = createFakeClock();
  const fetch = async (): Promise<Response> => new Response(new ReadableStream());
  const result = watch(requestJson(fetch, 'https://app.example/x', { timeoutSeconds: 5 }, clock));
  await settle();
  clock.advance(5000);
  await settle();
  expect(result.error).toBeInstanceOf(NetworkError);
});
