import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createAuthorizedFetch } from '../../../headless/http/index.js';
import { anyCharacter } from '../support/characters.js';
import { createFakeServer } from './server.js';
import { API, BASE, setUpHttp, TOKEN } from './setUp.js';

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
  ['a path after our scheme', 'https:x', 'https://app.example/admin/x'],
  ['the same origin by its port', 'https://app.example:443/x', 'https://app.example/x'],
])('SESS-6 %s carries the token', async (_name, input, url) => {
  const { fetch, server } = setUpHttp();
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
  'https://api.example:8443/x',
  'https://api.example.evil.example/x',
  'https://xapi.example/x',
  'data:application/json,{}',
  'blob:https://app.example/2c1d9a4e-4b3f-4c52-9a7c-0a5d1f2e3b4c',
  'ftp://app.example/x',
])('SESS-6 %s never gets the token', async (input) => {
  const { fetch, server } = setUpHttp();
  await fetch(input);
  expect(server.authorizations()).toEqual([null]);
});

test.each([
  'https://app.example@evil.example/x',
  'https://john:1234@app.example/x',
  '//john@app.example/x',
])('SESS-6 %s, with user-info, is refused, and nothing sent', async (input) => {
  const { fetch, server } = setUpHttp();
  await expect(fetch(input)).rejects.toMatchObject({
    code: 'invalid-request',
    cause: expect.any(TypeError),
  });
  expect(server.requests).toEqual([]);
});

const HOSTS = [
  'app.example',
  'api.example',
  'evil.example',
  'api.example.evil.example',
  'APP.EXAMPLE',
  'app.example.',
  'ａpp.example',
];
const part = (...parts: string[]): fc.Arbitrary<string> => fc.constantFrom(...parts);

/** What looks like a URL, or is meant to be taken for another. */
const urlish: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      part('', ' ', '\t', '\n', '\u0000'),
      part('', 'https:', 'http:', 'HTTPS:', 'blob:https:', 'ws:', 'javascript:', 'data:'),
      part('', '/', '//', '///', '\\\\', '/\\', '/\t/'),
      part('', 'app.example@', 'a:b@', '@'),
      part('', ...HOSTS),
      part('', ':443', ':80', ':8443', ':'),
      part('', '/', '/x', '\\x', '/../..//evil.example', '?@app.example', '#@app.example'),
    )
    .map((parts) => parts.join('')),
);

test('SESS-6 whatever the URL, the token goes to our origins and to no other', async () => {
  const { http, server } = setUpHttp();
  const ours = [new URL(BASE).origin, API];
  await fc.assert(
    fc.asyncProperty(
      urlish,
      fc.constantFrom('raw' as const, 'string', 'URL', 'Request'),
      async (input, form) => {
        const before = server.requests.length;
        const url = URL.canParse(input, BASE) ? new URL(input, BASE) : null;
        if (url === null || url.username !== '' || url.password !== '') {
          await expect(http.fetch(input)).rejects.toMatchObject({ code: 'invalid-request' });
          expect(server.requests).toHaveLength(before);
          return;
        }
        const given = { raw: input, string: url.href, URL: url, Request: new Request(url) }[form];
        await http.fetch(given);
        const isOurs = /^https?:$/.test(url.protocol) && ours.includes(url.origin);
        expect(server.requests.at(-1)!.url).toBe(url.href);
        expect(server.authorizations().at(-1)).toBe(isOurs ? `Bearer ${TOKEN}` : null);
      },
    ),
    { numRuns: 500 },
  );
});

test("SESS-6 without options the token goes to the page's own origin, not to its base's", async () => {
  vi.stubGlobal('document', { baseURI: 'https://cdn.example/lib/' });
  vi.stubGlobal('location', { origin: 'https://app.example' });
  const server = createFakeServer();
  const { session } = setUpHttp();
  const fetch = createAuthorizedFetch({ session, fetch: server.fetch });
  await fetch('x');
  await fetch('https://app.example/x');
  expect(server.requests.map(({ url }) => url)).toEqual([
    'https://cdn.example/lib/x',
    'https://app.example/x',
  ]);
  expect(server.authorizations()).toEqual([null, `Bearer ${TOKEN}`]);
});

test('SESS-6 without a document and without baseUrl, absolute URLs can be requested', async () => {
  const server = createFakeServer();
  const { session } = setUpHttp();
  const fetch = createAuthorizedFetch({ session, fetch: server.fetch, allowedOrigins: [API] });
  await fetch(`${API}/x`);
  expect(server.requests[0]!.url).toBe(`${API}/x`);
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`]);
  await expect(fetch('/x')).rejects.toMatchObject({ code: 'invalid-request' });
});

test('SESS-6 a baseUrl of a scheme without origins gets no token', async () => {
  const server = createFakeServer();
  const { session } = setUpHttp();
  const fetch = createAuthorizedFetch({ session, fetch: server.fetch, baseUrl: 'app://files/' });
  await fetch('x');
  expect(server.requests[0]!.url).toBe('app://files/x');
  expect(server.authorizations()).toEqual([null]);
});

test("SESS-6 the browser's fetch is the default, found on each call", async () => {
  const { session } = setUpHttp();
  const fetch = createAuthorizedFetch({ session, baseUrl: BASE });
  const server = createFakeServer();
  vi.stubGlobal('fetch', server.fetch);
  await fetch('/x');
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`]);
});

test.each(['api.example', 'app:files', ''])(
  'SESS-6 "%s" in allowedOrigins is refused with an error that says so',
  (origin) => {
    const { session } = setUpHttp();
    expect(() => createAuthorizedFetch({ session, allowedOrigins: [origin] })).toThrow(
      /in allowedOrigins is not an origin\..*Write it as/,
    );
  },
);
