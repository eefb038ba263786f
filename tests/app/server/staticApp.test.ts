import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testServer } from './testServer.js';

async function builtApp(https = false): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'gnap-app-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    'dist/index.html': '<!doctype html><title>app</title>',
    'dist/assets/main-abc123.js': 'export {};',
    'dist/translations/common.json': '{}',
    'dist/.vite/manifest.json': '{}',
    'secret.txt': 'secret',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return testServer({ staticFolder: join(folder, 'dist'), https });
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('caching', () => {
  test('hashed assets for ever', async () => {
    const response = await (await builtApp()).inject('/assets/main-abc123.js');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  });

  test.each(['/', '/index.html', '/people/3', '/translations/common.json'])(
    '%s is asked for anew each time',
    async (url) => {
      const response = await (await builtApp()).inject({ url, headers: browser });
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );
});

describe('the fallback to index.html', () => {
  test.each(['/login?return=%2Fpeople', '/people/3', '/people/', '/examples/date-range'])(
    'answers for %s',
    async (url) => {
      const response = await (await builtApp()).inject({ url, headers: browser });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.body).toContain('<title>app</title>');
      const head = await (await builtApp()).inject({ method: 'HEAD', url, headers: browser });
      expect(head.statusCode).toBe(200);
    },
  );

  test.each([
    ['/api/nothing', 'application/problem+json; charset=utf-8'],
    ['/API/nothing', 'application/problem+json; charset=utf-8'],
    ['//api/nothing', 'application/problem+json; charset=utf-8'],
    ['/app/translations.xx.json', 'application/problem+json; charset=utf-8'],
    ['/assets/main-old.js', 'text/plain; charset=utf-8'],
    ['/assets/', 'text/plain; charset=utf-8'],
    ['/vendor/locale.min.js', 'text/plain; charset=utf-8'],
    ['/.vite/manifest.json', 'application/problem+json; charset=utf-8'],
  ])('never answers for %s', async (url, type) => {
    const response = await (await builtApp()).inject({ url, headers: browser });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe(type);
  });

  test('answers neither who wants no HTML nor another method', async () => {
    const app = await builtApp();
    const json = await app.inject({ url: '/people', headers: { accept: 'application/json' } });
    expect(json.statusCode).toBe(404);
    const post = await app.inject({ method: 'POST', url: '/people', headers: browser });
    expect(post.statusCode).toBe(404);
  });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%00',
  '//etc/passwd.txt',
])('%s leads nowhere', async (url) => {
  const response = await (await builtApp()).inject({ url, headers: browser });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.body).not.toContain('secret');
});

test('an app that is not built says so', async () => {
  const app = await testServer({ staticFolder: join(tmpdir(), 'gnap-no-such-folder') });
  const response = await app.inject({ url: '/', headers: browser });
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('npm run build:app');
});

test.each(['/', '/assets/main-abc123.js', '/api/people', '/api/nothing', '/nothing.js'])(
  'the security headers stand on %s',
  async (url) => {
    const { headers } = await (await builtApp()).inject({ url, headers: browser });
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
        'trusted-types dompurify gnap-locale',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test('behind https HSTS is added', async () => {
  const { headers } = await (await builtApp(true)).inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});
