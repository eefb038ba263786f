import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, resolveConfig, type InlineConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiServer } from '../../../app/build/apiServer.js';

test.each(['/', '/staff/'])(
  'SESS-7 the development server answers for the API as the real one does, below %s',
  { timeout: 60_000 },
  async (base) => {
    const data = await mkdtemp(join(tmpdir(), 'gnap-dev-'));
    onTestFinished(() => rm(data, { recursive: true }));
    vi.stubEnv('GNAP_DATA', data);
    onTestFinished(() => void vi.unstubAllEnvs());
    const vite = await createServer({
      configFile: false,
      base,
      root: resolve(import.meta.dirname, '../../../app'),
      cacheDir: join(data, 'vite'),
      logLevel: 'silent',
      server: { host: '127.0.0.1', port: 0, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [apiServer()],
    });
    onTestFinished(() => vite.close());
    await vite.listen();
    const url = vite.resolvedUrls?.local[0] ?? '';
    const signedIn = await fetch(`${url}api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(url).origin },
      body: JSON.stringify({ username: 'john', password: '1234' }),
    });
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.get('set-cookie')).toContain(`Path=${base}api/tokens`);
    const { token } = (await signedIn.json()) as { token: string };
    const authorization = `Bearer ${token}`;
    const people = await fetch(`${url}api/people`, { headers: { authorization } });
    expect(await people.json()).toMatchObject({ total: 320 });
    const announced = await fetch(`${url}api/announcements`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ title: 'News', content: '<p id="x">News', isPublished: true }),
    });
    expect(await announced.json()).toMatchObject({ content: '<p>News</p>' });
    expect((await fetch(`${url}api/nothing`)).status).toBe(404);
    expect((await fetch(`${url}i18n/nothing/translations.nl.json?1`)).status).toBe(404);
    expect((await fetch(`${url}i18n/gnap/translations.nl.json?1`)).status).toBe(200);
    const page = await fetch(`${url}people/1.5`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');
  },
);

test.each([
  [{}, { host: '127.0.0.1', port: 3000 }],
  [
    { HOST: '::', PORT: '3001' },
    { host: '::', port: 3001 },
  ],
])('the development server listens where %j tells the real one to', async (env, expected) => {
  vi.stubEnv('HOST', '');
  vi.stubEnv('PORT', '');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const inline: InlineConfig = { configFile: false, plugins: [apiServer()] };
  expect((await resolveConfig(inline, 'serve')).server).toMatchObject(expected);
  const flags = { ...inline, server: { port: 4000 } };
  expect((await resolveConfig(flags, 'serve')).server).toMatchObject({ ...expected, port: 4000 });
});

test('a build is none of its business', () => {
  expect(apiServer()).toMatchObject({ apply: 'serve' });
});
