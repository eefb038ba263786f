import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { postTokens, signedIn, start, testServer } from './testServer.js';

const now = start / 1000;

describe('SESS-7 POST /api/tokens', () => {
  test('SESS-7 signs in and answers an access token of 15 minutes', async () => {
    const response = await postTokens(await testServer());
    expect(response.statusCode).toBe(200);
    const body = response.json<{ token: string }>();
    expect(Object.keys(body)).toEqual(['token']);
    expect(decodeProtectedHeader(body.token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(decodeJwt(body.token)).toEqual({
      sub: '1',
      unique_name: 'john',
      given_name: 'John',
      family_name: 'Smith',
      email: 'john.smith@example.org',
      iss: 'gnap-toolkit',
      aud: 'gnap-toolkit-app',
      iat: now,
      nbf: now - 60,
      exp: now + 900,
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
      sid: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('SESS-7 sets a refresh cookie that scripts and other sites cannot use', async () => {
    const [cookie] = (await postTokens(await testServer())).cookies;
    expect(cookie).toMatchObject({
      name: 'gnap_refresh',
      path: '/api/tokens',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 14 * 24 * 60 * 60,
    });
    expect(cookie).not.toHaveProperty('secure');
    const [secure] = (await postTokens(await testServer({ https: true }))).cookies;
    expect(secure).toMatchObject({ secure: true });
  });

  test.each([' John ', 'john\u200b', '\u202ajohn\u202c\u00a0'])(
    'SESS-7 takes the username in whatever case, and without what is not seen of it: %j',
    async (username) => {
      const response = await postTokens(await testServer(), { username, password: '1234' });
      expect(response.statusCode).toBe(200);
    },
  );

  test('SESS-7 answers an unknown user and a wrong password alike', async () => {
    const app = await testServer();
    const wrong = await postTokens(app, { username: 'john', password: '12345' });
    const unknown = await postTokens(app, { username: 'nobody', password: '1234' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.headers['content-type']).toContain('application/problem+json');
    expect(wrong.json()).toEqual({
      type: 'urn:gnap:problem:invalid-credentials',
      title: 'The username or the password is wrong',
      status: 400,
    });
    expect(unknown.json()).toEqual(wrong.json());
    expect(unknown.cookies).toEqual([]);
  });

  test.each([
    [{}, { username: ['required'], password: ['required'] }],
    [{ username: 'john', password: 1234 }, { password: ['type'] }],
    [{ username: 'john', password: 'x'.repeat(257) }, { password: ['maxLength'] }],
    [{ username: 'john', password: '1234', admin: true }, { admin: ['unknown'] }],
    [{ username: 'x'.repeat(51), password: '1234' }, { username: ['maxLength'] }],
    [
      { username: ['john'], password: { length: 4 } },
      { username: ['type'], password: ['type'] },
    ],
    [{ username: 'john\u0000', password: '1234' }, { username: ['characters'] }],
  ])('SESS-7 refuses the fields %j', async (payload, errors) => {
    const response = await postTokens(await testServer(), payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:validation', errors });
  });
});

test('SESS-8 /api/unauthorized and /api/forbidden refuse whoever asks', async () => {
  const send = await signedIn(await testServer());
  const unauthorized = await send('/api/unauthorized');
  expect(unauthorized.statusCode).toBe(401);
  expect(unauthorized.headers['www-authenticate']).toMatch(/^Bearer/);
  const forbidden = await send('/api/forbidden');
  expect(forbidden.statusCode).toBe(403);
  expect(forbidden.json()).toMatchObject({ type: 'urn:gnap:problem:forbidden', status: 403 });
});
