import { expect, test, vi } from 'vitest';
import { createHttp } from '../../../headless/http/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';
import { johnsToken, setUpSession } from '../session/setUp.js';
import { createDeferred, settle } from '../support/deferred.js';
import { answer, answerSlowly, createFakeServer, endless } from './server.js';
import { BASE, JANES_TOKEN, NEW_TOKEN, setUpHttp, TOKEN } from './setUp.js';

function form(): FormData {
  const data = new FormData();
  data.set('name', 'John');
  return data;
}

test('SESS-6 a refused token is renewed, and the request sent once more, body and all', async () => {
  const refresh = vi.fn(() => Promise.resolve(NEW_TOKEN));
  const onUnauthorized = vi.fn();
  const server = createFakeServer(answer(401), answer(200, { ok: true }));
  const { fetch } = setUpHttp({ server, refresh, onUnauthorized });
  const response = await fetch('/x', { method: 'POST', body: 'text', headers: { 'X-A': '1' } });
  expect(await response.json()).toEqual({ ok: true });
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`, `Bearer ${NEW_TOKEN}`]);
  const [first, second] = server.requests;
  expect([await first!.text(), await second!.text()]).toEqual(['text', 'text']);
  expect(second!.headers.get('X-A')).toBe('1');
  expect(refresh).toHaveBeenCalledOnce();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('SESS-6 several requests refused at once renew once', async () => {
  const refresh = vi.fn(() => Promise.resolve(NEW_TOKEN));
  const server = createFakeServer(({ headers }) =>
    headers.get('Authorization') === `Bearer ${NEW_TOKEN}`
      ? new Response('ok')
      : new Response('', { status: 401 }),
  );
  const { fetch } = setUpHttp({ server, refresh });
  const responses = await Promise.all([fetch('/a'), fetch('/b'), fetch('/c')]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('SESS-6 a request is sent again once at most; then the session ends', async () => {
  const server = createFakeServer(answer(401, { title: 'No' }));
  const { fetch, session } = setUpHttp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  const response = await fetch('/x');
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ title: 'No' });
  expect(server.requests).toHaveLength(2);
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
});

test('SESS-6 the refusal of the second sending can be read after the end of the session, too', async () => {
  const server = createFakeServer(answer(401), answerSlowly(401, '{"title":"No"}'));
  const { fetch, session } = setUpHttp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  const response = await fetch('/x');
  expect(await response.json()).toEqual({ title: 'No' });
  expect(session.getState().endReason).toBe('rejected');
});

test('SESS-6 a 401 that cannot be mended ends the session, and can be read', async () => {
  const server = createFakeServer(answerSlowly(401, '{"title":"No"}'));
  const { fetch, session } = setUpHttp({ server });
  const response = await fetch('/x');
  expect(await response.json()).toEqual({ title: 'No' });
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
  expect(server.requests).toHaveLength(1);
});

test('SESS-6 a 401 that cannot be mended keeps its headers and its status text', async () => {
  const headers = { 'WWW-Authenticate': 'Bearer' };
  const refusal = new Response('', { status: 401, statusText: 'Unauthorized', headers });
  const { fetch } = setUpHttp({ server: createFakeServer(() => refusal) });
  const response = await fetch('/x');
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  expect(response.statusText).toBe('Unauthorized');
});

test('SESS-6 a 401 for a token that is no longer current signs nobody out', async () => {
  const first = createDeferred<Response>();
  const refresh = vi.fn(() => Promise.resolve(johnsToken(2700)));
  const server = createFakeServer(() => first.promise, answer(200));
  const { fetch, session } = setUpHttp({ server, refresh });
  const response = fetch('/x');
  await settle();
  session.begin(NEW_TOKEN);
  first.resolve(new Response('', { status: 401 }));
  expect((await response).status).toBe(200);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: NEW_TOKEN });
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`, `Bearer ${NEW_TOKEN}`]);
  expect(refresh).not.toHaveBeenCalled();
});

test('SESS-6 a 401 whose renewal cannot reach the server signs nobody out', async () => {
  const { fetch, session } = setUpHttp({
    server: createFakeServer(answer(401)),
    refresh: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect((await fetch('/x')).status).toBe(401);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: TOKEN });
});

test.each([403, 404, 407, 419, 500, 503])('SESS-6 status %i signs nobody out', async (status) => {
  const { fetch, session } = setUpHttp({ server: createFakeServer(answer(status)) });
  expect((await fetch('/x')).status).toBe(status);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: TOKEN });
});

test('SESS-6 a 401 for a header that was there already is nobody’s affair', async () => {
  const onUnauthorized = vi.fn();
  const refresh = vi.fn(() => Promise.resolve(NEW_TOKEN));
  const server = createFakeServer(answer(401));
  const { fetch, session } = setUpHttp({ server, refresh, onUnauthorized });
  const headers = { Authorization: `Bearer ${TOKEN}` };
  expect((await fetch('/x', { headers })).status).toBe(401);
  expect(server.requests).toHaveLength(1);
  expect(refresh).not.toHaveBeenCalled();
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-6 a 401 of an origin that is not ours is nobody’s affair', async () => {
  const { fetch, session, server } = setUpHttp({ server: createFakeServer(answer(401)) });
  expect((await fetch('https://evil.example/x')).status).toBe(401);
  expect(server.requests).toHaveLength(1);
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-6 nor is that of a request whose mode drops the header', async () => {
  const { fetch, session, server } = setUpHttp({ server: createFakeServer(answer(401)) });
  expect((await fetch('/x', { mode: 'no-cors' })).status).toBe(401);
  expect(server.authorizations()).toEqual([null]);
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-6 a 401 to the second sending leaves a token that came meanwhile alone', async () => {
  const newest = johnsToken(2700);
  const second = createDeferred<Response>();
  const server = createFakeServer(answer(401), () => second.promise);
  const { fetch, session } = setUpHttp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  const response = fetch('/x');
  await settle();
  session.begin(newest);
  second.resolve(new Response('', { status: 401 }));
  expect((await response).status).toBe(401);
  expect(server.requests).toHaveLength(2);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: newest });
});

test('SESS-6 a network failure of the second sending signs nobody out', async () => {
  const failure = new TypeError('Failed to fetch');
  const server = createFakeServer(answer(401), () => Promise.reject(failure));
  const { fetch, session } = setUpHttp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  await expect(fetch('/x')).rejects.toBe(failure);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: NEW_TOKEN });
});

test('SESS-6 a refusal without an end of its body is not read for ever', async () => {
  const server = createFakeServer(() => new Response(endless(), { status: 401 }));
  const { fetch, session } = setUpHttp({ server });
  const response = await fetch('/x');
  expect([response.status, await response.text()]).toEqual([401, '']);
  expect(session.getState().endReason).toBe('rejected');
});

test('SESS-6 a network failure passes through and signs nobody out', async () => {
  const failure = new TypeError('Failed to fetch');
  const { fetch, session } = setUpHttp({ server: createFakeServer(() => Promise.reject(failure)) });
  await expect(fetch('/x')).rejects.toBe(failure);
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-6 403 is told of, and the answer can still be read', async () => {
  const onForbidden = vi.fn(async (_request: Request, response: Response) => {
    await response.text();
  });
  const server = createFakeServer(answer(403, { title: 'No' }));
  const { fetch } = setUpHttp({ server, onForbidden: (...args) => void onForbidden(...args) });
  const response = await fetch('/x');
  expect(await response.json()).toEqual({ title: 'No' });
  expect(onForbidden.mock.calls[0]![0].url).toBe('https://app.example/x');
});

test('SESS-6 nobody is told of a denied access that is none', async () => {
  const onForbidden = vi.fn();
  const server = createFakeServer(answer(200), answer(404));
  const { fetch } = setUpHttp({ server, onForbidden });
  await fetch('/x');
  await fetch('/x');
  expect(onForbidden).not.toHaveBeenCalled();
});

test('B-10 after signing in again in place the request is sent once more', async () => {
  const server = createFakeServer(answer(401), answer(200, { saved: true }));
  const dialog = createDeferred<undefined>();
  const onUnauthorized = vi.fn((_request: Request, _response: Response) => dialog.promise);
  const { fetch, session } = setUpHttp({ server, onUnauthorized });
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
  const { session, fetch } = setUpHttp({
    server,
    refresh: () => Promise.reject(Object.assign(new Error('refused'), { status: 401 })),
    onUnauthorized: () => {
      expect(session.getState().status).toBe('unauthenticated');
      session.begin(NEW_TOKEN);
    },
  });
  expect((await fetch('/x', { method: 'PUT' })).status).toBe(200);
});

test('B-10 so it is where the token ran out while the page slept, and none was sent', async () => {
  const clock = createFakeClock();
  let slept = 0;
  const { session } = setUpSession(TOKEN, {
    clock: { now: () => clock.now() + slept, setTimeout: clock.setTimeout },
  });
  session.connect();
  const server = createFakeServer(answer(401), answer(200));
  const onUnauthorized = vi.fn(() => {
    session.begin(johnsToken(7200));
  });
  const { fetch } = createHttp({ session, baseUrl: BASE, fetch: server.fetch, onUnauthorized });
  slept = 3_600_000;
  expect((await fetch('/x', { method: 'PUT' })).status).toBe(200);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(server.authorizations()).toEqual([null, `Bearer ${johnsToken(7200)}`]);
});

test('B-10 what the server said can be read by who asks, and by the caller', async () => {
  const onUnauthorized = vi.fn(async (_request: Request, response: Response) => {
    expect(await response.json()).toEqual({ title: 'No' });
  });
  const { fetch } = setUpHttp({
    server: createFakeServer(answer(401, { title: 'No' })),
    onUnauthorized,
  });
  const response = await fetch('/x');
  expect(await response.json()).toEqual({ title: 'No' });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('B-10 who does not sign in again is signed out', async () => {
  const { fetch, session } = setUpHttp({
    server: createFakeServer(answer(401)),
    onUnauthorized: () => Promise.resolve(),
  });
  expect((await fetch('/x')).status).toBe(401);
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
});

test('B-10 nothing of one person is sent again as another', async () => {
  const server = createFakeServer(answer(401), answer(200));
  const { fetch, session } = setUpHttp({
    server,
    onUnauthorized: () => {
      session.begin(JANES_TOKEN);
    },
  });
  await fetch('/x', { method: 'PUT' }).catch(() => {});
  expect(server.requests).toHaveLength(1);
  expect(session.getState().user.username).toBe('jane');
});

test('B-10 who signs out instead is told nothing', async () => {
  const server = createFakeServer(answer(401));
  const { session, fetch } = setUpHttp({
    server,
    onUnauthorized: () => {
      session.end();
    },
  });
  await expect(fetch('/x')).rejects.toMatchObject({ name: 'AbortError' });
  expect(session.getState().endReason).toBe('signed-out');
});

test('B-10 B-08 who is signed out in another tab instead is told nothing either', async () => {
  const { session, storage, fetch } = setUpHttp({
    server: createFakeServer(answer(401)),
    onUnauthorized: () => {
      storage.writeFromAnotherTab('token', null);
    },
  });
  await expect(fetch('/x')).rejects.toMatchObject({ name: 'AbortError' });
  expect(session.getState().endReason).toBe('elsewhere');
});

test('B-10 who signs out during the renewal is not asked to sign in again', async () => {
  const onUnauthorized = vi.fn();
  const server = createFakeServer(answer(401));
  const refresh = () => new Promise<string>(() => {});
  const { session, fetch } = setUpHttp({ server, refresh, onUnauthorized });
  const response = fetch('/x');
  await settle();
  session.end();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('B-10 asking that fails fails the request, and signs out', async () => {
  const failure = new Error('The dialog broke.');
  const server = createFakeServer(answer(401));
  const { session, fetch } = setUpHttp({ server, onUnauthorized: () => Promise.reject(failure) });
  await expect(fetch('/x')).rejects.toBe(failure);
  expect(session.getState().endReason).toBe('rejected');
});

test.each([
  ['a form', () => form(), /name="name"\r\n\r\nJohn/],
  ['a file', () => new Blob(['John']), /^John$/],
  ['bytes', () => new TextEncoder().encode('John'), /^John$/],
])('SESS-6 %s is sent again whole', async (_name, body, text) => {
  const server = createFakeServer(answer(401), answer(200));
  const { fetch } = setUpHttp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  await fetch('/x', { method: 'POST', body: body() });
  expect(await server.requests[1]!.text()).toMatch(text);
});

test('SESS-6 so is the body of a Request', async () => {
  const server = createFakeServer(answer(401), answer(200));
  const { fetch } = setUpHttp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  await fetch(new Request(`${BASE}x`, { method: 'POST', body: 'John' }));
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`, `Bearer ${NEW_TOKEN}`]);
  expect(await server.requests[1]!.text()).toBe('John');
});

test('SESS-6 a stream is not sent again', async () => {
  const server = createFakeServer(answer(401), answer(200));
  const { fetch, session } = setUpHttp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  const body = new Blob(['text']).stream();
  // Node and some browsers want `duplex` with a stream; the types do not know it.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  expect((await fetch('/x', init)).status).toBe(401);
  expect(server.requests).toHaveLength(1);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: NEW_TOKEN });
});
