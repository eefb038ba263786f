import { expect, test } from 'vitest';
import { createClock, postTokens, refreshCookie, sendCookie, testServer } from './testServer.js';

test('SESS-7 a refresh token used twice revokes its whole family, and no other', async () => {
  const app = await testServer();
  const first = refreshCookie(await postTokens(app));
  const other = refreshCookie(await postTokens(app));
  const second = refreshCookie(await sendCookie(app, 'PUT', { cookie: first }));
  expect((await sendCookie(app, 'PUT', { cookie: first })).statusCode).toBe(400);
  expect((await sendCookie(app, 'PUT', { cookie: second })).statusCode).toBe(400);
  expect((await sendCookie(app, 'PUT', { cookie: other })).statusCode).toBe(200);
});

test('SESS-7 a token used again after the next one was, long after, revokes the family too', async () => {
  const clock = createClock();
  const app = await testServer({ clock });
  const first = refreshCookie(await postTokens(app));
  const second = refreshCookie(await sendCookie(app, 'PUT', { cookie: first }));
  const third = refreshCookie(await sendCookie(app, 'PUT', { cookie: second }));
  clock.advance(24 * 60 * 60 * 1000);
  expect((await sendCookie(app, 'PUT', { cookie: first })).statusCode).toBe(400);
  expect((await sendCookie(app, 'PUT', { cookie: third })).statusCode).toBe(400);
});

const attempt = { 'idempotency-key': 'c1c58b1d-0a4e-4be5-8d8f-0d3a8a3f4f11' };

test('SESS-7 a renewal whose answer was lost is asked for again, by the name that it had', async () => {
  const clock = createClock();
  const app = await testServer({ clock });
  const cookie = refreshCookie(await postTokens(app));
  const lost = refreshCookie(await sendCookie(app, 'PUT', { cookie, ...attempt }));
  clock.advance(60_000);
  const again = await sendCookie(app, 'PUT', { cookie, ...attempt });
  expect(again.statusCode).toBe(200);
  const thrice = refreshCookie(await sendCookie(app, 'PUT', { cookie, ...attempt }));
  expect(new Set([cookie, lost, refreshCookie(again), thrice]).size).toBe(4);
  const other = { 'idempotency-key': 'another-renewal-later' };
  expect((await sendCookie(app, 'PUT', { cookie: thrice, ...other })).statusCode).toBe(200);
});

test('SESS-7 a token that was replaced because it got lost revokes the family when it turns up', async () => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  const lost = refreshCookie(await sendCookie(app, 'PUT', { cookie, ...attempt }));
  const again = refreshCookie(await sendCookie(app, 'PUT', { cookie, ...attempt }));
  expect((await sendCookie(app, 'PUT', { cookie: lost, ...attempt })).statusCode).toBe(400);
  expect((await sendCookie(app, 'PUT', { cookie: again })).statusCode).toBe(400);
});

test.each([
  ['no name', {}],
  ['another name', { 'idempotency-key': '0f5f6a52-7c3e-4b47-9f4e-6c2f5c6f0a77' }],
  ['an empty name', { 'idempotency-key': '' }],
])('SESS-7 a used token with %s is a stolen one', async (_name, headers) => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  const next = refreshCookie(await sendCookie(app, 'PUT', { cookie, ...attempt }));
  expect((await sendCookie(app, 'PUT', { cookie, ...headers })).statusCode).toBe(400);
  expect((await sendCookie(app, 'PUT', { cookie: next })).statusCode).toBe(400);
});

test('SESS-7 a used token is a stolen one, whatever its name, once the next one was used', async () => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  const second = refreshCookie(await sendCookie(app, 'PUT', { cookie, ...attempt }));
  const third = refreshCookie(await sendCookie(app, 'PUT', { cookie: second }));
  expect((await sendCookie(app, 'PUT', { cookie, ...attempt })).statusCode).toBe(400);
  expect((await sendCookie(app, 'PUT', { cookie: third })).statusCode).toBe(400);
});

test.each([
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'undefined' },
  { 'idempotency-key': "' OR '1'='1' --      " },
])('SESS-7 a name that can be guessed is none: %j', async (headers) => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  expect((await sendCookie(app, 'PUT', { cookie, ...headers })).statusCode).toBe(200);
  expect((await sendCookie(app, 'PUT', { cookie, ...headers })).statusCode).toBe(400);
});

test('SESS-7 reuse closes what the access tokens of the family opened', async () => {
  const app = await testServer();
  const signedIn = await postTokens(app);
  const cookie = refreshCookie(signedIn);
  const renewed = await sendCookie(app, 'PUT', { cookie });
  const statuses = (): Promise<number[]> =>
    Promise.all(
      [signedIn, renewed].map(async (answer) => {
        const authorization = `Bearer ${answer.json<{ token: string }>().token}`;
        return (await app.inject({ url: '/api/secure', headers: { authorization } })).statusCode;
      }),
    );
  expect(await statuses()).toEqual([200, 200]);
  await sendCookie(app, 'PUT', { cookie });
  expect(await statuses()).toEqual([401, 401]);
});

test('SESS-7 of two renewals at once with one cookie at most one succeeds', async () => {
  const app = await testServer();
  const cookie = refreshCookie(await postTokens(app));
  const answers = await Promise.all([1, 2].map(() => sendCookie(app, 'PUT', { cookie })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});
