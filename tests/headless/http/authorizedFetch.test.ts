import { expect, test, vi } from 'vitest';
import { johnsToken, NOW } from '../session/setUp.js';
import { createDeferred, settle } from '../support/deferred.js';
import { answer, createFakeServer } from './server.js';
import { BASE, JANES_TOKEN, NEW_TOKEN, setUpHttp, TOKEN } from './setUp.js';

test('SESS-6 a header that is there already stays', async () => {
  const { fetch, server } = setUpHttp();
  await fetch('/x', { headers: { authorization: 'Basic abc' } });
  await fetch(new Request(`${BASE}x`, { headers: { Authorization: 'Basic def' } }));
  expect(server.authorizations()).toEqual(['Basic abc', 'Basic def']);
});

test("SESS-6 headers given beside a Request replace the Request's own", async () => {
  const { fetch, server } = setUpHttp();
  const request = new Request(`${BASE}x`, { headers: { 'X-A': '1', Authorization: 'Basic abc' } });
  await fetch(request, { headers: { 'X-B': '2' } });
  expect(server.requests[0]!.headers.get('X-A')).toBeNull();
  expect(server.requests[0]!.headers.get('X-B')).toBe('2');
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`]);
});

test('SESS-6 authorization none leaves the token off, and its 401 is nobody else’s affair', async () => {
  const { fetch, server, session } = setUpHttp({ server: createFakeServer(answer(401)) });
  const response = await fetch('/api/tokens', { method: 'POST', authorization: 'none' });
  expect(response.status).toBe(401);
  expect(server.authorizations()).toEqual([null]);
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-6 an option that is not given leaves the token on', async () => {
  const { fetch, server } = setUpHttp();
  await fetch('/x', { authorization: undefined });
  await fetch('/x', { authorization: 'session' });
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`, `Bearer ${TOKEN}`]);
});

test('SESS-6 with nobody signed in there is no header, and a 401 is nobody’s affair', async () => {
  const onUnauthorized = vi.fn();
  const server = createFakeServer(answer(401));
  const { fetch } = setUpHttp({ token: null, server, onUnauthorized });
  expect((await fetch('/x')).status).toBe(401);
  expect(server.authorizations()).toEqual([null]);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('SESS-6 a token that has run out since the last look is not sent', async () => {
  const { fetch, server, session } = setUpHttp({ token: johnsToken(900) });
  // No tick has passed: the page slept.
  session.observeServerTime((NOW + 901) * 1000);
  await fetch('/x');
  expect(server.authorizations()).toEqual([null]);
});

test('SESS-6 the token is read when sending, storage first', async () => {
  const { fetch, server, storage } = setUpHttp();
  storage.write('token', NEW_TOKEN);
  await fetch('/x');
  expect(server.authorizations()).toEqual([`Bearer ${NEW_TOKEN}`]);
});

test('SESS-2 requests wait while the session is renewed', async () => {
  const renewed = createDeferred<string>();
  const { fetch, server } = setUpHttp({ token: johnsToken(-5), refresh: () => renewed.promise });
  const response = fetch('/x');
  await settle();
  expect(server.requests).toEqual([]);
  renewed.resolve(NEW_TOKEN);
  await response;
  expect(server.authorizations()).toEqual([`Bearer ${NEW_TOKEN}`]);
});

test('SESS-2 a request that waits can be called off', async () => {
  const { fetch, server } = setUpHttp({
    token: johnsToken(-5),
    refresh: () => new Promise(() => {}),
  });
  const controller = new AbortController();
  const response = fetch('/x', { signal: controller.signal });
  await settle();
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toEqual([]);
});

test('SESS-2 a renewal that cannot reach the server fails the request, and nobody is signed out', async () => {
  const failure = new TypeError('Failed to fetch');
  const { fetch, session } = setUpHttp({
    token: johnsToken(-5),
    refresh: () => Promise.reject(failure),
  });
  await expect(fetch('/x')).rejects.toBe(failure);
  expect(session.getState().status).toBe('renewing');
});

test('B-08 a request that waits is called off, not sent, when the person signs out', async () => {
  const { fetch, session, server } = setUpHttp({
    token: johnsToken(-5),
    refresh: () => new Promise(() => {}),
  });
  const response = fetch('/x', { method: 'PUT' });
  await settle();
  session.end();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toEqual([]);
});

test('B-08 nor is it sent as the person who signs in meanwhile', async () => {
  const renewed = createDeferred<string>();
  const { fetch, session, server } = setUpHttp({
    token: johnsToken(-5),
    refresh: () => renewed.promise,
  });
  const response = fetch('/x', { method: 'PUT' });
  await settle();
  session.begin(JANES_TOKEN);
  renewed.resolve(NEW_TOKEN);
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toEqual([]);
});

test('B-08 what the page of one person asks is not sent as the person of another tab', async () => {
  const { fetch, storage, server } = setUpHttp();
  storage.write('token', JANES_TOKEN);
  await expect(fetch('/x')).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toEqual([]);
});
