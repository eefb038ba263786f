import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { browser, builtApp, securityHeaders } from './builtApp.js';
import { listen, postTokens, testServer } from './testServer.js';

/** The headers as they are on the wire. */
async function headersOf(url: string, method = 'GET'): Promise<IncomingHttpHeaders> {
  const sent = request(url, { method, headers: browser }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.headers;
}

test.each([
  ['/', 'GET'],
  ['/index.html', 'GET'],
  ['/people/3', 'GET'],
  ['/people/%', 'GET'],
  ['/assets/main-abc123.js', 'GET'],
  ['/assets/main-abc123.js', 'HEAD'],
  ['/favicon.svg', 'GET'],
  ['/i18n/app/translations.en.json', 'GET'],
  ['/assets/main-old.js', 'GET'],
  ['/nothing.json', 'GET'],
  ['/people', 'POST'],
  ['/api/people', 'GET'],
  ['/api/people', 'PATCH'],
  ['/api/people', 'OPTIONS'],
  ['/api/nothing', 'GET'],
  ['/api/people/%zz', 'GET'],
  ['/api/tokens', 'PUT'],
  ['/api/uploads/nothing.png', 'GET'],
])('the security headers stand on %s %s to the letter', async (path, method) => {
  const url = await listen(await builtApp());
  const headers = await headersOf(url + path, method);
  expect(headers).toMatchObject(securityHeaders);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  if (path.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
});

test.each(['/', '/assets/main-abc123.js', '/api/people', '/nothing.js', '/api/people/%zz'])(
  'behind https HSTS stands on %s as well',
  async (path) => {
    const headers = await headersOf((await listen(await builtApp({ https: true }))) + path);
    expect(headers).toMatchObject({
      ...securityHeaders,
      'strict-transport-security': 'max-age=31536000',
    });
  },
);

test('SESS-7 what the API answers is stored nowhere, tokens above all', async () => {
  const response = await postTokens(await testServer());
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
});
