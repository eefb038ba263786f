import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { createClock, postTokens, refreshCookie, start, testServer } from './testServer.js';

function send(
  app: FastifyInstance,
  method: 'PUT' | 'DELETE',
  headers: Record<string, string>,
): Promise<LightMyRequestResponse> {
  return app.inject({ method, url: '/api/tokens', headers });
}

test('SESS-7 PUT renews by the cookie and rotates it', async () => {
  const clock = createClock();
  const app = await testServer({ clock });
  const cookie = refreshCookie(await postTokens(app));
  clock.advance(60_000);
  const renewed = await send(app, 'PUT', { cookie });
  expect(renewed.statusCode).toBe(200);
  const { token } = renewed.json<{ token: string }>();
  expect(decodeJwt(token)).toMatchObject({ unique_name: 'john', iat: start / 1000 + 60 });
  expect(refreshCookie(renewed)).not.toBe(cookie);
  expect(renewed.cookies[0]).toMatchObject({ maxAge: 14 * 24 * 60 * 60 - 60, httpOnly: true });
});

test.each([{}, { cookie: 'gnap_refresh=nonsense' }])(
  'SESS-7 PUT answers 400 to the cookie %j',
  async (headers) => {
    const response = await send(await testServer(), 'PUT', headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:invalid-refresh-token' });
    expect(response.cookies[0]).toMatchObject({ value: '', path: '/api/tokens' });
  },
);

test('SESS-7 a refresh token used twice revokes its whole family, and no other', async () => {
  const app = await testServer();
  const first = refreshCookie(await postTokens(app));
  const other = refreshCookie(await postTokens(app));
  const second = refreshCookie(await send(app, 'PUT', { cookie: first }));
  expect((await send(app, 'PUT', { cookie: first })).statusCode).toBe(400);
  expect((await send(app, 'PUT', { cookie: second })).statusCode).toBe(400);
  expect((await send(app, 'PUT', { cookie: other })).statusCode).toBe(200);
});

test('SESS-7 of two renewals at once with one cookie at most one succeeds', async () => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  const answers = await Promise.all([1, 2].map(() => send(app, 'PUT', { cookie })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test('SESS-7 a sign-in can be renewed for 14 days, however often it was', async () => {
  const clock = createClock();
  const app = await testServer({ clock });
  let cookie = refreshCookie(await postTokens(app));
  for (let week = 1; week <= 2; week += 1) {
    clock.advance(7 * 24 * 60 * 60 * 1000 - 1);
    const response = await send(app, 'PUT', { cookie });
    expect(response.statusCode).toBe(200);
    cookie = refreshCookie(response);
  }
  clock.advance(2);
  expect((await send(app, 'PUT', { cookie })).statusCode).toBe(400);
});

test('SESS-3 DELETE signs out: the cookie goes, and it renews no more', async () => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  const response = await send(app, 'DELETE', { cookie });
  expect(response.statusCode).toBe(204);
  expect(response.body).toBe('');
  expect(response.cookies[0]).toMatchObject({
    name: 'gnap_refresh',
    value: '',
    path: '/api/tokens',
  });
  expect((await send(app, 'PUT', { cookie })).statusCode).toBe(400);
  expect((await send(app, 'DELETE', {})).statusCode).toBe(204);
});

const host = 'gnap.example:3000';

test.each([
  { origin: 'https://evil.example' },
  { origin: 'http://gnap.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: `http://${host}` },
])('SESS-7 another site cannot renew, sign in or sign out: %j', async (headers) => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  for (const method of ['PUT', 'DELETE'] as const) {
    const response = await send(app, method, { host, cookie, ...headers });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:foreign-origin' });
  }
  expect((await postTokens(app, undefined, { headers: { host, ...headers } })).statusCode).toBe(
    403,
  );
  expect((await send(app, 'PUT', { host, cookie })).statusCode).toBe(200);
});

test('SESS-7 the page itself can renew, behind a proxy too', async () => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  const headers = { host, cookie, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  expect((await send(app, 'PUT', headers)).statusCode).toBe(200);

  const proxied = await testServer({ https: true });
  const forwarded = { host: 'internal:3000', 'x-forwarded-host': 'gnap.example' };
  const response = await send(proxied, 'PUT', {
    ...forwarded,
    origin: 'https://gnap.example',
    cookie: refreshCookie(await postTokens(proxied)),
  });
  expect(response.statusCode).toBe(200);
  const plain = await send(proxied, 'PUT', { ...forwarded, origin: 'http://gnap.example' });
  expect(plain.statusCode).toBe(403);
});
