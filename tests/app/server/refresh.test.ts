import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import {
  createClock,
  postTokens,
  refreshCookie,
  sendCookie,
  start,
  testServer,
} from './testServer.js';

test('SESS-7 PUT renews by the cookie and rotates it', async () => {
  const clock = createClock();
  const app = await testServer({ clock });
  const cookie = refreshCookie(await postTokens(app));
  clock.advance(60_000);
  const renewed = await sendCookie(app, 'PUT', { cookie });
  expect(renewed.statusCode).toBe(200);
  const { token } = renewed.json<{ token: string }>();
  expect(decodeJwt(token)).toMatchObject({ unique_name: 'john', iat: start / 1000 + 60 });
  expect(refreshCookie(renewed)).not.toBe(cookie);
  expect(renewed.cookies[0]).toMatchObject({ maxAge: 14 * 24 * 60 * 60 - 60, httpOnly: true });
});

test.each([{}, { cookie: 'gnap_refresh=nonsense' }])(
  'SESS-7 PUT answers 400 to the cookie %j',
  async (headers) => {
    const response = await sendCookie(await testServer(), 'PUT', headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:invalid-refresh-token' });
    expect(response.cookies[0]).toMatchObject({ value: '', path: '/api/tokens' });
  },
);

test('SESS-7 the database holds hashes of refresh tokens, and no password', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gnap-refresh-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const app = await testServer({ dataFolder, databaseUrl: undefined });
  const cookie = refreshCookie(await postTokens(app));
  const renewed = refreshCookie(await sendCookie(app, 'PUT', { cookie }));
  const names = await readdir(dataFolder);
  const files = await Promise.all(names.map((name) => readFile(join(dataFolder, name), 'latin1')));
  const stored = files.join('');
  expect(stored).toContain('refresh_tokens');
  expect(stored).toContain('scrypt$2$');
  for (const value of [cookie, renewed]) expect(stored).not.toContain(value.split('=')[1]);
  const hash = createHash('sha256')
    .update(renewed.split('=')[1] ?? '')
    .digest('base64url');
  expect(stored).toContain(hash);
});

test('SESS-7 a sign-in can be renewed for 14 days, however often it was', async () => {
  const clock = createClock();
  const app = await testServer({ clock });
  let cookie = refreshCookie(await postTokens(app));
  for (let week = 1; week <= 2; week += 1) {
    clock.advance(7 * 24 * 60 * 60 * 1000 - 1);
    const response = await sendCookie(app, 'PUT', { cookie });
    expect(response.statusCode).toBe(200);
    cookie = refreshCookie(response);
  }
  clock.advance(2);
  expect((await sendCookie(app, 'PUT', { cookie })).statusCode).toBe(400);
});

test('SESS-3 DELETE signs out: the cookie goes, and it renews no more', async () => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  const response = await sendCookie(app, 'DELETE', { cookie });
  expect(response.statusCode).toBe(204);
  expect(response.body).toBe('');
  expect(response.cookies[0]).toMatchObject({
    name: 'gnap_refresh',
    value: '',
    path: '/api/tokens',
  });
  expect((await sendCookie(app, 'PUT', { cookie })).statusCode).toBe(400);
  expect((await sendCookie(app, 'DELETE', {})).statusCode).toBe(204);
});

test("SESS-3 signing out ends the access token at once, and nobody else's", async () => {
  const app = await testServer();
  const [own, other] = [await postTokens(app), await postTokens(app)];
  const statusFor = async (answer: LightMyRequestResponse): Promise<number> => {
    const authorization = `Bearer ${answer.json<{ token: string }>().token}`;
    return (await app.inject({ url: '/api/secure', headers: { authorization } })).statusCode;
  };
  expect(await statusFor(own)).toBe(200);
  await sendCookie(app, 'DELETE', { cookie: refreshCookie(own) });
  expect(await statusFor(own)).toBe(401);
  expect(await statusFor(other)).toBe(200);
});

const host = 'gnap.example:3000';

test.each([
  { origin: 'https://evil.example' },
  { origin: 'http://gnap.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: `http://${host}` },
  { host: 'gnap.example:80', origin: 'http://evil.example' },
  { host: 'gnap.example:80', origin: 'https://gnap.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
])('SESS-7 another site cannot renew, sign in or sign out: %j', async (headers) => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  for (const method of ['PUT', 'DELETE'] as const) {
    const response = await sendCookie(app, method, { host, cookie, ...headers });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:foreign-origin' });
  }
  expect((await postTokens(app, undefined, { headers: { host, ...headers } })).statusCode).toBe(
    403,
  );
  expect((await sendCookie(app, 'PUT', { host, cookie })).statusCode).toBe(200);
});

test.each([
  { host: host.toUpperCase(), origin: `http://${host}` },
  { host, 'sec-fetch-site': 'none' },
  // As proxies write it that append the port.
  { host: 'gnap.example:80', origin: 'http://gnap.example' },
  // Behind proxies that name another host, or several, or no port.
  { host: '127.0.0.1:3000', origin: 'https://gnap.example', 'sec-fetch-site': 'same-origin' },
  { host: 'gnap.example', origin: 'https://gnap.example:8443', 'sec-fetch-site': 'same-origin' },
])('SESS-7 what no other site has sent can renew: %j', async (headers) => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  expect((await sendCookie(app, 'PUT', { cookie, ...headers })).statusCode).toBe(200);
});

test('SESS-7 the page itself can renew, behind a proxy too', async () => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  const headers = { host, cookie, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  expect((await sendCookie(app, 'PUT', headers)).statusCode).toBe(200);

  const proxied = await testServer({ https: true });
  const forwarded = { host: 'internal:3000', 'x-forwarded-host': 'gnap.example' };
  const response = await sendCookie(proxied, 'PUT', {
    ...forwarded,
    origin: 'https://gnap.example',
    cookie: refreshCookie(await postTokens(proxied)),
  });
  expect(response.statusCode).toBe(200);
  for (const site of [{}, { 'sec-fetch-site': 'same-origin' }]) {
    const origin = 'http://gnap.example';
    const plain = await sendCookie(proxied, 'PUT', { ...forwarded, ...site, origin });
    expect(plain.statusCode).toBe(403);
  }
});
