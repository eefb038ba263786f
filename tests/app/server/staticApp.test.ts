import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { browser, builtApp } from './builtApp.js';
import { testServer } from './testServer.js';

describe('caching', () => {
  test('hashed assets for ever', async () => {
    const response = await (await builtApp()).inject('/assets/main-abc123.js');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  });

  test.each(['/', '/index.html', '/people/3', '/i18n/app/translations.en.json'])(
    '%s is asked for anew each time',
    async (url) => {
      const response = await (await builtApp()).inject({ url, headers: browser });
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/', '/index.html', '/people/3'])(
    '%s is sent whole, as another build may be of the same length and time',
    async (url) => {
      const app = await builtApp();
      const { etag, 'last-modified': lastModified } = (await app.inject({ url, headers: browser }))
        .headers;
      const known = { 'if-none-match': etag, 'if-modified-since': lastModified };
      const again = await app.inject({ url, headers: { ...browser, ...known } });
      expect(again.statusCode).toBe(200);
      expect(again.body).toContain('main-abc123.js');
    },
  );

  test('a file whose copy is still right is not sent again', async () => {
    const app = await builtApp();
    const url = '/i18n/app/translations.en.json';
    const { etag } = (await app.inject(url)).headers;
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });
});

describe('what an answer depends on', () => {
  test.each([
    ['the file is another one by now', { 'if-match': '"another"' }, 412, 'precondition-failed'],
    ['all of it is there already', { range: 'bytes=10-' }, 416, 'range-not-satisfiable'],
  ])('says by its status that %s', async (_what, headers, status, name) => {
    const response = await (await builtApp()).inject({ url: '/assets/main-abc123.js', headers });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ type: `urn:gnap:problem:${name}`, status });
    expect(response.headers['content-range']).toBe(status === 416 ? 'bytes */10' : undefined);
  });
});

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('for who accepts %s', async (accepted, encoding, decompress) => {
    const url = '/assets/main-abc123.js';
    const response = await (
      await builtApp()
    ).inject({ url, headers: { 'accept-encoding': accepted } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers['vary']).toBe('accept-encoding');
    expect(decompress(response.rawPayload).toString()).toBe('export {};');
  });

  test('a file of which there is no smaller copy comes as it is', async () => {
    const response = await (
      await builtApp()
    ).inject({ url: '/favicon.svg', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toContain('<svg');
  });
});

describe('the fallback to index.html', () => {
  test.each([
    '/login?return=%2Fpeople',
    '/people/3',
    '/people/',
    '/examples/date-range',
    '/people/1.5',
    '/people/john.smith?page=2',
    '/people/%',
    '/people/%zz?search=%',
    '/people/%ff%fe',
    '/people/%00',
    '/people/a%5cb',
    '/people/%F0%9F%8E%89',
    `/people/${'x'.repeat(5000)}`,
  ])('answers for %.40s', async (url) => {
    const app = await builtApp();
    const response = await app.inject({ url, headers: browser });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<title>app</title>');
    const head = await app.inject({ method: 'HEAD', url, headers: browser });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });

  test.each([
    ['/api/nothing', 'application/problem+json; charset=utf-8'],
    ['/API/nothing', 'application/problem+json; charset=utf-8'],
    ['//api/nothing', 'application/problem+json; charset=utf-8'],
    ['/app/translations.xx.json', 'application/problem+json; charset=utf-8'],
    ['/assets/main-old.js', 'text/plain; charset=utf-8'],
    ['/assets/', 'text/plain; charset=utf-8'],
    ['/vendor/locale.min.js', 'text/plain; charset=utf-8'],
    ['/.vite/manifest.json', 'application/problem+json; charset=utf-8'],
    ['/api/people/%zz', 'application/problem+json; charset=utf-8'],
    ['/people/3.json', 'application/problem+json; charset=utf-8'],
    ['/people/%ff.JSON', 'application/problem+json; charset=utf-8'],
    ['/people/%ff.js', 'text/plain; charset=utf-8'],
    ['/main.css?v=1', 'text/plain; charset=utf-8'],
    ['/logo.PNG', 'text/plain; charset=utf-8'],
    ['/.env', 'text/plain; charset=utf-8'],
    ['/.git/config', 'text/plain; charset=utf-8'],
  ])('never answers for %s', async (url, type) => {
    const response = await (await builtApp()).inject({ url, headers: browser });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.headers['content-type']).toBe(type);
    expect(response.body).not.toContain('<');
    expect(response.headers['cache-control']).toMatch(/^no-(cache|store)$/);
  });

  test('answers who says nothing of what is wanted', async () => {
    const response = await (await builtApp()).inject({ url: '/people', headers: { accept: '' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('answers neither who wants no HTML nor another method', async () => {
    const app = await builtApp();
    const json = await app.inject({ url: '/people', headers: { accept: 'application/json' } });
    expect(json.statusCode).toBe(404);
    const post = await app.inject({ method: 'POST', url: '/people', headers: browser });
    expect(post.statusCode).toBe(404);
  });
});

test('an app that is not built says so', async () => {
  const app = await testServer({ staticFolder: join(tmpdir(), 'gnap-no-such-folder') });
  const response = await app.inject({ url: '/', headers: browser });
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('npm run build:app');
});
