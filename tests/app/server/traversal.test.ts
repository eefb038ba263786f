import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { posix } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { browser, builtApp, hiddenFiles } from './builtApp.js';
import { listen } from './testServer.js';

/** Ways up from a folder, as attackers write them. No client of ours may put them right beforehand. */
const ways = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%2E%2E%2F',
  '%252e%252e%252f',
  '..%252f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..%00/',
  '....//',
  '..;/',
  '%c0%ae%c0%ae%c0%af',
  '%uff0e%uff0e/',
];

const places: readonly (readonly [string, (way: string) => string])[] = [
  ['the root', (way) => `/${way}secret.txt`],
  ['assets', (way) => `/assets/${way}${way}secret.txt`],
  ['{part}', (way) => `/i18n/${way}${way}secret.json`],
  ['{part} within', (way) => `/i18n/app/${way.repeat(3)}secret.json`],
  ['{lang}', (way) => `/i18n/app/translations.${way.repeat(5)}secret.json`],
  ['{locale}', (way) => `/vendor/js/angular/i18n/angular-locale_${way.repeat(7)}secret.min.js`],
  ['uploads', (way) => `/api/uploads/${way}secret`],
  ['uploads, as an image', (way) => `/api/uploads/${way}${'a'.repeat(32)}.png`],
  ['people', (way) => `/api/people/${way}secret`],
];

const absolute = [
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/i18n/%2fetc%2fpasswd/translations.en.json',
  '/i18n//etc/passwd',
  '/api/uploads/%2fetc%2fpasswd',
  '/api/uploads//etc/passwd',
  '/api/uploads/C:%5cWindows%5cwin.ini',
  '/file:%2f%2f%2fetc%2fpasswd',
  '/%00',
  '/assets/main-abc123.js%00.png',
  '/assets/main-abc123.js/../../../secret.txt',
];

async function get(base: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(base);
  const sent = request({ hostname, port, path, headers: browser }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

async function expectNothing(base: string, path: string): Promise<void> {
  const { status, body } = await get(base, path);
  // A page that does not exist is the app's own affair; else there is nothing.
  if (status === 200)
    expect({ path, body }).toEqual({ path, body: expect.stringContaining('<title>app') });
  else
    expect({ path, status }).toEqual({
      path,
      status: expect.toSatisfy((code: number) => code >= 400 && code < 500),
    });
  expect(body).not.toMatch(/hidden|root:/);
}

test.each(places.filter(([name]) => name !== 'people'))(
  'at %s a way up that was followed would lead to what is hidden',
  (_name, addressBy) => {
    const address = addressBy('../');
    const file = address.startsWith('/api/') ? address.replace('/api', 'data') : `dist${address}`;
    expect(Object.keys(hiddenFiles)).toContain(posix.normalize(file));
  },
);

test.each(places)('path traversal at %s leads nowhere', async (_name, addressBy) => {
  const base = await listen(await builtApp());
  for (const way of ways) await expectNothing(base, addressBy(way));
});

test.each(absolute)('the absolute path %s leads nowhere', async (path) => {
  await expectNothing(await listen(await builtApp()), path);
});

test('translations and locale scripts are found where they are', async () => {
  const base = await listen(await builtApp());
  for (const path of [
    '/i18n/app/translations.en.json',
    '/vendor/js/angular/i18n/angular-locale_en.min.js',
  ]) {
    expect((await get(base, path)).status).toBe(200);
  }
});
