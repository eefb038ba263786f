import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { problemOf } from '../../../app/server/errorHandler.js';
import { postTokens, signedIn, testServer } from './testServer.js';

const json = { 'content-type': 'application/json' };

test.each([
  ['{"username":', json, 400, 'malformed-request'],
  ['', json, 400, 'malformed-request'],
  ['{"__proto__":{"a":1}}', json, 400, 'malformed-request'],
  [
    'username=john',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported-media-type',
  ],
  ['{}', { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
  // "é" in ISO 8859-1.
  [Buffer.from('{"username":"Ren\xe9"}', 'latin1'), json, 400, 'malformed-request'],
  [JSON.stringify({ username: 'x'.repeat(65_536) }), json, 413, 'body-too-large'],
])('a body %.20j with %j is refused with %i', async (payload, headers, status, name) => {
  const response = await (
    await testServer()
  ).inject({
    method: 'POST',
    url: '/api/tokens',
    payload,
    headers,
  });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.json()).toMatchObject({ type: `urn:gnap:problem:${name}`, status });
});

test.each(['/api', '/api/', '/api/nothing', '/api/people/1/nothing', '/api/people.json'])(
  'SESS-8 %s is nothing, signed in or not',
  async (url) => {
    const app = await testServer();
    const send = await signedIn(app);
    for (const response of [await app.inject(url), await send(url)]) {
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  },
);

test('a method that does not apply is refused, and the answer names those that do', async () => {
  const app = await testServer();
  const response = await app.inject({ method: 'PATCH', url: '/api/people' });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD, POST');
  const tokens = await app.inject('/api/tokens');
  expect(tokens.headers.allow).toBe('POST, PUT, DELETE');
});

test('a compressed body is refused, and the answer says what is accepted', async () => {
  const response = await (
    await testServer()
  ).inject({
    method: 'POST',
    url: '/api/tokens',
    headers: { ...json, 'content-encoding': 'gzip' },
    payload: gzipSync('{"username":"john","password":"1234"}'),
  });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:unsupported-encoding' });
  expect(response.headers['accept-encoding']).toBe('identity');
});

test.each([
  ['a body of another type', 'application/merge-patch+json', '{}'],
  ['a body that is too large', 'application/json', JSON.stringify('x'.repeat(70_000))],
])('a method that does not apply is refused as such with %s, too', async (_, type, payload) => {
  const app = await testServer();
  const headers = { 'content-type': type };
  const response = await app.inject({ method: 'PATCH', url: '/api/people', headers, payload });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD, POST');
});

test('an address that cannot be decoded is a problem with all the headers', async () => {
  const response = await (await testServer()).inject('/api/people/%zz');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:malformed-request' });
  expect(response.headers).toHaveProperty('content-security-policy');
});

test('an unforeseen failure tells the caller nothing and the log no secret', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { token } = (await postTokens(await testServer())).json<{ token: string }>();
  const app = await testServer({ logging: true, clock: () => Number.NaN });
  const response = await app.inject({
    url: '/api/secure?search=private',
    headers: { authorization: `Bearer ${token}` },
  });
  const log = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    type: 'urn:gnap:problem:internal',
    title: 'The server failed',
    status: 500,
  });
  expect(log).toContain('/api/secure');
  expect(log).not.toContain(token);
  expect(log).not.toContain('private');
});

test.each([
  [undefined],
  ['text'],
  [new Error('SQL')],
  [Object.assign(new Error(), { statusCode: 503 })],
])('whatever is thrown (%j) is a problem', (error) => {
  expect(problemOf(error).body).toEqual({
    type: 'urn:gnap:problem:internal',
    title: 'The server failed',
    status: 500,
  });
});
