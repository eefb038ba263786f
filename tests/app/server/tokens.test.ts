import { Buffer } from 'node:buffer';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createClock, postTokens, secret, signedIn, start, testServer } from './testServer.js';

const key = new TextEncoder().encode(secret);
const now = start / 1000;

function forge(
  header: Record<string, unknown> = {},
  claims: Record<string, unknown> = {},
): Promise<string> {
  const payload = {
    sub: '1',
    unique_name: 'john',
    given_name: 'John',
    family_name: 'Smith',
    email: 'john.smith@example.org',
    iss: 'gnap-toolkit',
    aud: 'gnap-toolkit-app',
    jti: 'forged',
    iat: now,
    nbf: now,
    exp: now + 60,
    ...claims,
  };
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key);
}

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
      nbf: now,
      exp: now + 900,
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
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

  test('SESS-7 takes the username in whatever case', async () => {
    const response = await postTokens(await testServer(), { username: ' John ', password: '1234' });
    expect(response.statusCode).toBe(200);
  });

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
  ])('SESS-7 refuses the fields %j', async (payload, errors) => {
    const response = await postTokens(await testServer(), payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:validation', errors });
  });
});

describe('SESS-6 the guard', () => {
  test('SESS-6 lets a valid token through, and shows its claims', async () => {
    const app = await testServer();
    const send = await signedIn(app);
    expect((await send('/api/profile')).json()).toMatchObject({ sub: '1', unique_name: 'john' });
    expect((await send('/api/secure')).json()).toEqual({
      servedAt: '2026-01-15T12:00:00.000Z',
      user: 'john',
    });
  });

  test('SESS-6 challenges a request without a token', async () => {
    const response = await (await testServer()).inject('/api/people');
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:unauthenticated' });
  });

  test('SESS-2 accepts a token for 15 minutes and not a second longer', async () => {
    const clock = createClock();
    const send = await signedIn(await testServer({ clock }));
    clock.advance(899_000);
    expect((await send('/api/secure')).statusCode).toBe(200);
    clock.advance(1_000);
    const late = await send('/api/secure');
    expect(late.statusCode).toBe(401);
    expect(late.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  test('SESS-6 accepts what the forgeries below start from', async () => {
    const authorization = `Bearer ${await forge()}`;
    const response = await (
      await testServer()
    ).inject({
      url: '/api/secure',
      headers: { authorization },
    });
    expect(response.statusCode).toBe(200);
  });

  const none = [
    { alg: 'none', typ: 'JWT' },
    { sub: '1', exp: now + 60 },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const forgeries: Record<string, () => string | Promise<string>> = {
    'no signature': () => `${none}.`,
    'another algorithm of the same key': () => forge({ alg: 'HS512' }),
    'a kid header': () => forge({ kid: 'x' }),
    'a jwk header': () => forge({ jwk: { kty: 'oct', k: 'AAAA' } }),
    'another issuer': () => forge({}, { iss: 'elsewhere' }),
    'another audience': () => forge({}, { aud: 'elsewhere' }),
    'no expiry': () => forge({}, { exp: undefined }),
    'no name': () => forge({}, { unique_name: undefined }),
    'a later start': () => forge({}, { nbf: now + 1 }),
    'a changed payload': async () => {
      const [header, , signature] = (await forge()).split('.');
      const payload = Buffer.from('{"sub":"2"}').toString('base64url');
      return [header, payload, signature].join('.');
    },
    rubbish: () => 'rubbish',
  };
  test.each(Object.entries(forgeries))('SESS-6 refuses a token with %s', async (_name, make) => {
    const authorization = `Bearer ${await make()}`;
    const response = await (
      await testServer()
    ).inject({
      url: '/api/secure',
      headers: { authorization },
    });
    expect(response.statusCode).toBe(401);
  });

  test('SESS-6 refuses other schemes', async () => {
    const response = await (
      await testServer()
    ).inject({
      url: '/api/secure',
      headers: { authorization: 'Basic am9objoxMjM0' },
    });
    expect(response.statusCode).toBe(401);
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
