import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { base64url, decodeJwt, SignJWT, type CryptoKey, type KeyObject } from 'jose';
import { expect, test } from 'vitest';
import { createClock, postTokens, secret, signedIn, start, testServer } from './testServer.js';

const now = start / 1000;

interface Forgery {
  readonly header?: Record<string, unknown>;
  readonly claims?: Record<string, unknown>;
  readonly key?: Uint8Array | CryptoKey | KeyObject;
}

type Forge = (forgery?: Forgery) => Promise<string>;

/** Makes tokens of a sign-in that goes on, so that it is never the missing sign-in that refuses a forgery. */
async function forgerOf(app: FastifyInstance): Promise<Forge> {
  const { sid } = decodeJwt((await postTokens(app)).json<{ token: string }>().token);
  return ({ header, claims, key = new TextEncoder().encode(secret) } = {}) =>
    new SignJWT({
      sub: '1',
      unique_name: 'john',
      given_name: 'John',
      family_name: 'Smith',
      email: 'john.smith@example.org',
      iss: 'gnap-toolkit',
      aud: 'gnap-toolkit-app',
      jti: 'forged',
      sid,
      iat: now,
      nbf: now,
      exp: now + 60,
      ...claims,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
      .sign(key);
}

async function statusWith(app: FastifyInstance, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/api/secure', headers })).statusCode;
}

/** The same claims under another header and signature. */
function withHeader(token: string, header: object, signature: string): string {
  return [base64url.encode(JSON.stringify(header)), token.split('.')[1], signature].join('.');
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

const forgeries: Record<string, (forge: Forge) => string | Promise<string>> = {
  'alg none and no signature': async (forge) => withHeader(await forge(), { alg: 'none' }, ''),
  'alg None and no signature': async (forge) => withHeader(await forge(), { alg: 'None' }, ''),
  'alg nOnE and a signature': async (forge) => withHeader(await forge(), { alg: 'nOnE' }, 'AAAA'),
  'no alg': async (forge) => withHeader(await forge(), { typ: 'JWT' }, 'AAAA'),
  'no signature': async (forge) => (await forge()).replace(/[^.]*$/, ''),
  'the signature of another token': async (forge) => {
    const [one, other] = [await forge(), await forge({ claims: { sub: '2' } })];
    return [...other.split('.').slice(0, 2), one.split('.')[2]].join('.');
  },
  'a signature by another secret': (forge) => forge({ key: new Uint8Array(32) }),
  'HS384 by our secret': (forge) =>
    forge({ header: { alg: 'HS384' }, key: new TextEncoder().encode(secret.repeat(2)) }),
  'HS512 by our secret': (forge) => forge({ header: { alg: 'HS512' } }),
  'RS256 by a key of its own': (forge) => forge({ header: { alg: 'RS256' }, key: rsa.privateKey }),
  'HS256 by a public key taken for the secret': (forge) =>
    forge({ key: Buffer.from(rsa.publicKey.export({ type: 'spki', format: 'pem' })) }),
  'a jwk header with the key that signed it': (forge) =>
    forge({
      header: { alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) },
      key: rsa.privateKey,
    }),
  'a jwk header': (forge) => forge({ header: { jwk: { kty: 'oct', k: 'AAAA' } } }),
  'a kid header': (forge) => forge({ header: { kid: '../../dev/null' } }),
  'a kid header that injects': (forge) => forge({ header: { kid: "' UNION SELECT 'x" } }),
  'a jku header': (forge) => forge({ header: { jku: 'https://evil.example/keys' } }),
  'an x5u header': (forge) => forge({ header: { x5u: 'https://evil.example/key' } }),
  'another issuer': (forge) => forge({ claims: { iss: 'elsewhere' } }),
  'a list of issuers': (forge) => forge({ claims: { iss: ['gnap-toolkit'] } }),
  'no issuer': (forge) => forge({ claims: { iss: undefined } }),
  'another audience': (forge) => forge({ claims: { aud: 'elsewhere' } }),
  'a list of audiences': (forge) => forge({ claims: { aud: ['gnap-toolkit-app', 'x'] } }),
  'no audience': (forge) => forge({ claims: { aud: undefined } }),
  'no expiry': (forge) => forge({ claims: { exp: undefined } }),
  'an expiry as text': (forge) => forge({ claims: { exp: String(now + 60) } }),
  'an expiry in the past': (forge) => forge({ claims: { exp: now - 1 } }),
  'an expiry of just now': (forge) => forge({ claims: { exp: now } }),
  'a later start': (forge) => forge({ claims: { nbf: now + 1 } }),
  'no name': (forge) => forge({ claims: { unique_name: undefined } }),
  'a sign-in that nobody made': (forge) => forge({ claims: { sid: randomUUID() } }),
  'no sign-in': (forge) => forge({ claims: { sid: undefined } }),
  'a list of sign-ins': (forge) => forge({ claims: { sid: ["' OR 1=1 --"] } }),
  'a changed payload': async (forge) => {
    const [header, , signature] = (await forge()).split('.');
    return [header, base64url.encode('{"sub":"2"}'), signature].join('.');
  },
  'five parts': async (forge) => `${await forge()}.a.b`,
  'no parts': () => 'rubbish',
};

test('SESS-6 the guard accepts what the forgeries below start from', async () => {
  const app = await testServer();
  const forge = await forgerOf(app);
  expect(await statusWith(app, await forge())).toBe(200);
});

test.each(Object.entries(forgeries))(
  'SESS-6 the guard refuses a token with %s',
  async (_name, make) => {
    const app = await testServer();
    const token = await make(await forgerOf(app));
    expect(await statusWith(app, token)).toBe(401);
  },
);

test('SESS-6 the guard lets a valid token through, and shows its claims', async () => {
  const send = await signedIn(await testServer());
  expect((await send('/api/profile')).json()).toMatchObject({ sub: '1', unique_name: 'john' });
  expect((await send('/api/secure')).json()).toEqual({
    servedAt: '2026-01-15T12:00:00.000Z',
    user: 'john',
  });
});

test('SESS-6 a request without a token is challenged', async () => {
  const response = await (await testServer()).inject('/api/people');
  expect(response.statusCode).toBe(401);
  expect(response.headers['www-authenticate']).toBe('Bearer');
  expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:unauthenticated' });
});

test('SESS-2 a token is accepted for 15 minutes and not a second longer', async () => {
  const clock = createClock();
  const send = await signedIn(await testServer({ clock }));
  clock.advance(899_000);
  expect((await send('/api/secure')).statusCode).toBe(200);
  clock.advance(1_000);
  const late = await send('/api/secure');
  expect(late.statusCode).toBe(401);
  expect(late.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
});

test.each(['Basic am9objoxMjM0', 'Bearer', 'Bearer a b', 'bearer', ''])(
  'SESS-6 the guard refuses the authorization %j',
  async (authorization) => {
    const response = await (
      await testServer()
    ).inject({ url: '/api/secure', headers: { authorization } });
    expect(response.statusCode).toBe(401);
  },
);

test('SESS-6 a refused request is refused before its body is read', async () => {
  const app = await testServer();
  const response = await app.inject({
    method: 'POST',
    url: '/api/people',
    payload: 'x'.repeat(100_000),
    headers: { 'content-type': 'text/plain' },
  });
  expect(response.statusCode).toBe(401);
});
