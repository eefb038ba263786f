import { afterEach, expect, test, vi } from 'vitest';
import { createAuthorizedFetch, type AuthorizedFetch } from '../../../headless/http/index.js';
import { defer, johnsToken, NOW, settle, setUpSession } from '../session/setUp.js';
import { tokenOf } from '../session/tokens.js';
import { answer, answerSlowly, createFakeServer, hang, type FakeServer } from './server.js';

const BASE = 'https://app.example/admin/';
const TOKEN = johnsToken(900);
const NEW_TOKEN = johnsToken(1800);

interface Options {
  token?: string | null;
  server?: FakeServer;
  refresh?: () => Promise<string>;
  onUnauthorized?: (request: Request, response: Response) => unknown;
  onForbidden?: (request: Request, response: Response) => void;
}

function setUp({ token = TOKEN, server = createFakeServer(), refresh, ...options }: Options = {}) {
  const { session, storage, clock } = setUpSession(token, { refresh });
  session.connect();
  const fetch: AuthorizedFetch = createAuthorizedFetch({
    session,
    baseUrl: BASE,
    allowedOrigins: ['https://api.example/v1'],
    fetch: server.fetch,
    ...options,
  });
  return { fetch, session, storage, clock, server };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a path', '/api/people', 'https://app.example/api/people'],
  ['a relative path', 'api/people', 'https://app.example/admin/api/people'],
  ['an absolute URL', 'https://app.example/x', 'https://app.example/x'],
  ['a URL object', new URL('https://app.example/x'), 'https://app.example/x'],
  ['a Request', new Request('https://app.example/x'), 'https://app.example/x'],
  ['a listed origin', 'https://api.example/x', 'https://api.example/x'],
  ['the same origin by its port', 'https://app.example:443/x', 'https://app.example/x'],
])('SESS-6 %s carries the token', async (_name, input, url) => {
  const { fetch, server } = setUp();
  await fetch(input);
  expect(server.requests[0]!.url).toBe(url);
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`]);
});

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  String.raw`/\evil.example/x`,
  'http://app.example/x',
  'https://app.example:8443/x',
  'https://app.example.evil.example/x',
  'https://sub.app.example/x',
  'http://api.example/x',
  'data:application/json,{}',
])('SESS-6 %s never gets the token', async (input) => {
  const { fetch, server } = setUp();
  await fetch(input);
  expect(server.authorizations()).toEqual([null]);
});

test('SESS-6 a URL with user-info is refused, and nothing sent', async () => {
  const { fetch, server } = setUp();
  await expect(fetch('https://app.example@evil.example/x')).rejects.toMatchObject({
    code: 'invalid-request',
    cause: expect.any(TypeError),
  });
  expect(server.requests).toEqual([]);
});

test("SESS-6 without options the token goes to the page's own origin, not to its base's", async () => {
  vi.stubGlobal('document', { baseURI: 'https://cdn.example/lib/' });
  vi.stubGlobal('location', { origin: 'https://app.example' });
  const server = createFakeServer();
  const { session } = setUp();
  const fetch = createAuthorizedFetch({ session, fetch: server.fetch });
  await fetch('x');
  await fetch('https://app.example/x');
  expect(server.requests.map(({ url }) => url)).toEqual([
    'https://cdn.example/lib/x',
    'https://app.example/x',
  ]);
  expect(server.authorizations()).toEqual([null, `Bearer ${TOKEN}`]);
});

test("SESS-6 the browser's fetch is the default, found on each call", async () => {
  const { session } = setUp();
  const fetch = createAuthorizedFetch({ session, baseUrl: BASE });
  const server = createFakeServer();
  vi.stubGlobal('fetch', server.fetch);
  await fetch('/x');
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`]);
});

test.each(['api.example', 'app:files', ''])(
  'SESS-6 "%s" in allowedOrigins is refused with an error that says so',
  (origin) => {
    const { session } = setUp();
    expect(() => createAuthorizedFetch({ session, allowedOrigins: [origin] })).toThrow(
      /in allowedOrigins is not an origin\..*Write it as/,
    );
  },
);

test('SESS-6 a header that is there already stays', async () => {
  const { fetch, server } = setUp();
  await fetch('/x', { headers: { authorization: 'Basic abc' } });
  await fetch(new Request(`${BASE}x`, { headers: { Authorization: 'Basic def' } }));
  expect(server.authorizations()).toEqual(['Basic abc', 'Basic def']);
});

test("SESS-6 headers given beside a Request replace the Request's own", async () => {
  const { fetch, server } = setUp();
  const request = new Request(`${BASE}x`, { headers: { 'X-A': '1', Authorization: 'Basic abc' } });
  await fetch(request, { headers: { 'X-B': '2' } });
  expect(server.requests[0]!.headers.get('X-A')).toBeNull();
  expect(server.requests[0]!.headers.get('X-B')).toBe('2');
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`]);
});

test('SESS-6 authorization none leaves the token off, and its 401 is nobody else’s affair', async () => {
  const { fetch, server, session } = setUp({ server: createFakeServer(answer(401)) });
  const response = await fetch('/api/tokens', { method: 'POST', authorization: 'none' });
  expect(response.status).toBe(401);
  expect(server.authorizations()).toEqual([null]);
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-6 with nobody signed in, or a token run out, there is no header', async () => {
  const { fetch, server, session, clock } = setUp({ token: null });
  await fetch('/x');
  session.begin(TOKEN);
  clock.advance(900_000);
  await fetch('/x');
  expect(server.authorizations()).toEqual([null, null]);
});

test('SESS-6 the token is read when sending, storage first', async () => {
  const { fetch, server, storage } = setUp();
  storage.write('token', NEW_TOKEN);
  await fetch('/x');
  expect(server.authorizations()).toEqual([`Bearer ${NEW_TOKEN}`]);
});

test('SESS-2 requests wait while the session is renewed', async () => {
  const renewed = defer<string>();
  const { fetch, server } = setUp({ token: johnsToken(-5), refresh: () => renewed.promise });
  const response = fetch('/x');
  await settle();
  expect(server.requests).toEqual([]);
  renewed.resolve(NEW_TOKEN);
  await response;
  expect(server.authorizations()).toEqual([`Bearer ${NEW_TOKEN}`]);
});

test('SESS-2 a request that waits can be called off', async () => {
  const { fetch, server } = setUp({ token: johnsToken(-5), refresh: () => new Promise(() => {}) });
  const controller = new AbortController();
  const response = fetch('/x', { signal: controller.signal });
  await settle();
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toEqual([]);
});

test('SESS-2 a renewal that cannot reach the server fails the request, and nobody is signed out', async () => {
  const failure = new TypeError('Failed to fetch');
  const { fetch, session } = setUp({
    token: johnsToken(-5),
    refresh: () => Promise.reject(failure),
  });
  await expect(fetch('/x')).rejects.toBe(failure);
  expect(session.getState().status).toBe('renewing');
});

test('SESS-6 a refused token is renewed, and the request sent once more, body and all', async () => {
  const refresh = vi.fn(() => Promise.resolve(NEW_TOKEN));
  const server = createFakeServer(answer(401), answer(200, { ok: true }));
  const { fetch } = setUp({ server, refresh });
  const response = await fetch('/x', { method: 'POST', body: 'text', headers: { 'X-A': '1' } });
  expect(await response.json()).toEqual({ ok: true });
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`, `Bearer ${NEW_TOKEN}`]);
  const [first, second] = server.requests;
  expect([await first!.text(), await second!.text()]).toEqual(['text', 'text']);
  expect(second!.headers.get('X-A')).toBe('1');
  expect(refresh).toHaveBeenCalledOnce();
});

test('SESS-6 several requests refused at once renew once', async () => {
  const refresh = vi.fn(() => Promise.resolve(NEW_TOKEN));
  const server = createFakeServer(({ headers }) =>
    headers.get('Authorization') === `Bearer ${NEW_TOKEN}`
      ? new Response('ok')
      : new Response('', { status: 401 }),
  );
  const { fetch } = setUp({ server, refresh });
  const responses = await Promise.all([fetch('/a'), fetch('/b'), fetch('/c')]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('SESS-6 a request is sent again once at most; then the session ends', async () => {
  const server = createFakeServer(answer(401, { title: 'No' }));
  const { fetch, session } = setUp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  const response = await fetch('/x');
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ title: 'No' });
  expect(server.requests).toHaveLength(2);
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
});

test('SESS-6 a 401 that cannot be mended ends the session, and can be read', async () => {
  const server = createFakeServer(answerSlowly(401, '{"title":"No"}'));
  const { fetch, session } = setUp({ server });
  const response = await fetch('/x');
  expect(await response.json()).toEqual({ title: 'No' });
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
  expect(server.requests).toHaveLength(1);
});

test('SESS-6 a 401 for a token that is no longer current signs nobody out', async () => {
  const first = defer<Response>();
  const server = createFakeServer(() => first.promise, answer(200));
  const { fetch, session } = setUp({ server });
  const response = fetch('/x');
  await settle();
  session.begin(NEW_TOKEN);
  first.resolve(new Response('', { status: 401 }));
  expect((await response).status).toBe(200);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: NEW_TOKEN });
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`, `Bearer ${NEW_TOKEN}`]);
});

test('SESS-6 a 401 whose renewal cannot reach the server signs nobody out', async () => {
  const { fetch, session } = setUp({
    server: createFakeServer(answer(401)),
    refresh: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect((await fetch('/x')).status).toBe(401);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: TOKEN });
});

test.each([answer(403), answer(500), answer(404)])(
  'SESS-6 other failures sign nobody out',
  async (failure) => {
    const { fetch, session } = setUp({ server: createFakeServer(failure) });
    await fetch('/x');
    expect(session.getState().status).toBe('authenticated');
  },
);

test('SESS-6 a network failure passes through and signs nobody out', async () => {
  const failure = new TypeError('Failed to fetch');
  const { fetch, session } = setUp({ server: createFakeServer(() => Promise.reject(failure)) });
  await expect(fetch('/x')).rejects.toBe(failure);
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-6 403 is told of, and the answer can still be read', async () => {
  const onForbidden = vi.fn(async (_request: Request, response: Response) => {
    await response.text();
  });
  const server = createFakeServer(answer(403, { title: 'No' }));
  const { fetch } = setUp({ server, onForbidden: (...args) => void onForbidden(...args) });
  const response = await fetch('/x');
  expect(await response.json()).toEqual({ title: 'No' });
  expect(onForbidden.mock.calls[0]![0].url).toBe('https://app.example/x');
});

test('B-10 after signing in again in place the request is sent once more', async () => {
  const server = createFakeServer(answer(401), answer(200, { saved: true }));
  const dialog = defer<undefined>();
  const onUnauthorized = vi.fn((_request: Request, _response: Response) => dialog.promise);
  const { fetch, session } = setUp({ server, onUnauthorized });
  const response = fetch('/people/1', { method: 'PUT', body: '{"name":"Jane"}' });
  await settle();
  expect(onUnauthorized.mock.calls[0]![0].method).toBe('PUT');
  expect(session.getState().status).toBe('authenticated');

  session.begin(NEW_TOKEN);
  dialog.resolve(undefined);
  expect(await (await response).json()).toEqual({ saved: true });
  expect(await server.requests[1]!.text()).toBe('{"name":"Jane"}');
});

test('B-10 so it is where the server refused to renew', async () => {
  const server = createFakeServer(answer(401), answer(200));
  const { session, fetch } = setUp({
    server,
    refresh: () => Promise.reject(Object.assign(new Error('refused'), { status: 401 })),
    onUnauthorized: () => {
      expect(session.getState().status).toBe('unauthenticated');
      session.begin(NEW_TOKEN);
    },
  });
  expect((await fetch('/x', { method: 'PUT' })).status).toBe(200);
});

test('B-10 who does not sign in again is signed out', async () => {
  const { fetch, session } = setUp({
    server: createFakeServer(answer(401)),
    onUnauthorized: () => Promise.resolve(),
  });
  expect((await fetch('/x')).status).toBe(401);
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
});

test('B-10 nothing of one person is sent again as another', async () => {
  const server = createFakeServer(answer(401), answer(200));
  const { fetch, session } = setUp({
    server,
    onUnauthorized: () => {
      session.begin(tokenOf({ sub: '2', unique_name: 'jane' }));
    },
  });
  await fetch('/x', { method: 'PUT' }).catch(() => {});
  expect(server.requests).toHaveLength(1);
  expect(session.getState().user.username).toBe('jane');
});

test('SESS-6 a stream is not sent again', async () => {
  const server = createFakeServer(answer(401), answer(200));
  const { fetch, session } = setUp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  const body = new Blob(['text']).stream();
  // Node and some browsers want `duplex` with a stream; the types do not know it.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  expect((await fetch('/x', init)).status).toBe(401);
  expect(server.requests).toHaveLength(1);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: NEW_TOKEN });
});

test('SESS-6 a request called off during the renewal is not sent again', async () => {
  const renewed = defer<string>();
  const server = createFakeServer(answer(401), answer(200));
  const { fetch } = setUp({ server, refresh: () => renewed.promise });
  const controller = new AbortController();
  const response = fetch('/x', { signal: controller.signal });
  await settle();
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  renewed.resolve(NEW_TOKEN);
  await settle();
  expect(server.requests).toHaveLength(1);
});

test('SESS-6 ending the session calls off what is under way, and an AbortError says so', async () => {
  const { fetch, session, server } = setUp({ server: createFakeServer(hang) });
  const responses = Promise.allSettled([fetch('/a'), fetch('/b')]);
  await settle();
  expect(server.requests).toHaveLength(2);
  session.end();
  expect(await responses).toMatchObject([
    { status: 'rejected', reason: { name: 'AbortError' } },
    { status: 'rejected', reason: { name: 'AbortError' } },
  ]);
});

test('SESS-6 nor does a body go on arriving after that', async () => {
  const { fetch, session } = setUp({ server: createFakeServer(answerSlowly(200, 'secret')) });
  const response = await fetch('/x');
  session.end();
  await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' });
});

test('SESS-6 it does so for a person without a name as well', async () => {
  const { fetch, session } = setUp({ token: tokenOf({}), server: createFakeServer(hang) });
  const response = fetch('/x');
  response.catch(() => {});
  await settle();
  session.end();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('B-08 so does another person; a renewal does not', async () => {
  const { fetch, session } = setUp({ server: createFakeServer(hang) });
  const settled = vi.fn();
  const response = fetch('/x').finally(settled);
  response.catch(() => {});
  await settle();
  session.begin(NEW_TOKEN);
  await settle();
  expect(settled).not.toHaveBeenCalled();
  session.begin(tokenOf({ sub: '2', unique_name: 'jane' }));
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('SESS-6 who signs in after that is not called off', async () => {
  const { fetch, session, server } = setUp({ server: createFakeServer(hang, answer(200)) });
  const first = fetch('/x').catch((error: unknown) => error);
  await settle();
  session.end();
  await first;
  session.begin(NEW_TOKEN);
  expect((await fetch('/x')).status).toBe(200);
  expect(server.requests[1]!.signal.aborted).toBe(false);
});

test('SESS-6 the caller’s signal works throughout', async () => {
  const { fetch } = setUp({ server: createFakeServer(hang) });
  const controller = new AbortController();
  const response = fetch('/x', { signal: controller.signal });
  await settle();
  controller.abort(new Error('enough'));
  await expect(response).rejects.toThrow('enough');
});

const date = (seconds: number): string => new Date((NOW + seconds) * 1000).toUTCString();

test.each([
  ['an answer that no cache keeps', 'GET', { 'Cache-Control': 'private, no-store' }, -3600],
  ['an answer to a POST', 'POST', {}, -3600],
  ['an answer from a cache, which tells nothing', 'GET', { 'Cache-Control': 'max-age=60' }, 0],
])("SESS-2 the server's time is taken from %s", async (_name, method, headers, offset) => {
  const server = createFakeServer(answer(200, {}, { Date: date(-3600), ...headers }));
  const { fetch, session } = setUp({ server });
  await fetch('/x', { method });
  expect(session.getState().expiresAt).toBe((NOW + 900 - offset) * 1000);
});

test('SESS-2 the answer to signing in tells the time as well', async () => {
  const server = createFakeServer(answer(200, {}, { Date: date(-3600) }));
  const { fetch, session } = setUp({ token: null, server });
  await fetch('/api/tokens', { method: 'POST', authorization: 'none' });
  session.begin(johnsToken(-2700));
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-2 other servers have no say in what time it is', async () => {
  const server = createFakeServer(answer(200, {}, { Date: date(9999) }));
  const { fetch, session } = setUp({ server });
  await fetch('https://evil.example/x', { method: 'POST' });
  expect(session.getState().status).toBe('authenticated');
});
