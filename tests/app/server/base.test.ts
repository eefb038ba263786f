import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { browser, builtApp } from './builtApp.js';
import { shareHtmlWorker } from './htmlThread.js';
import { postTokens, refreshCookie, signedIn, testServer } from './testServer.js';
import { png } from './uploading.js';

beforeAll(() => shareHtmlWorker('/api'));
beforeAll(() => shareHtmlWorker('/staff/api'));

test.each([
  ['/staff/', 200, 'text/html'],
  ['/staff/people/3?page=2', 200, 'text/html'],
  ['/staff/people/%', 200, 'text/html'],
  ['/staff/assets/main-abc123.js', 200, 'javascript'],
  ['/staff/assets/gone.js', 404, 'text/plain'],
  ['/staff/api/people', 401, 'problem+json'],
  ['/staff/api/nothing', 404, 'problem+json'],
])('below a path, %s answers %i as it would without one', async (url, status, type) => {
  const app = await builtApp({ base: '/staff/' });
  const response = await app.inject({ url, headers: browser });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toContain(type);
});

test.each(['/', '/people', '/api/people', '/staffing/', '/assets/main-abc123.js', '/STAFF/'])(
  'outside of the path, %s is not found, and the answer says where the app is',
  async (url) => {
    const app = await builtApp({ base: '/staff/' });
    const response = await app.inject({ url, headers: browser });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('Not found. The app is at /staff/\n');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  },
);

test.each([
  ['/staff', '/staff/'],
  ['/staff?kiosk=1', '/staff/?kiosk=1'],
])('%s, which lacks the slash, is sent on to %s', async (url, location) => {
  const response = await (await builtApp({ base: '/staff/' })).inject(url);
  expect(response.statusCode).toBe(308);
  expect(response.headers.location).toBe(location);
});

test('an app that is built for another path is not served', async () => {
  await expect(builtApp({ base: '/staff/', builtFor: '/' })).rejects.toThrow(
    'The app is built for /, and GNAP_BASE is /staff/. Build it again: GNAP_BASE=/staff/ npm run build:app',
  );
});

test('the refresh cookie and the addresses in answers are below the path', async () => {
  const app = await testServer({ base: '/staff/' });
  const answer = await postTokens(app, undefined, { url: '/staff/api/tokens' });
  expect(answer.cookies).toMatchObject([{ name: 'gnap_refresh', path: '/staff/api/tokens' }]);
  const headers = { cookie: refreshCookie(answer) };
  const renewed = await app.inject({ method: 'PUT', url: '/staff/api/tokens', headers });
  expect(renewed.statusCode).toBe(200);
});

type Send = Awaited<ReturnType<typeof signedIn>>;

/** Opens a server on the data of a folder, below a path, and signs in. */
async function open(dataFolder: string, base: string): Promise<[FastifyInstance, Send]> {
  const databaseUrl = `file:${join(dataFolder, 'gnap.db')}`;
  const app = await testServer({ dataFolder, databaseUrl, base });
  return [app, await signedIn(app, `${base}api/tokens`)];
}

async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gnap-base-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** Uploads an image and returns its address. */
async function upload(send: Send, api: string): Promise<string> {
  const headers = { 'content-type': 'image/png' };
  const answer = await send({ method: 'POST', url: `${api}/uploads`, payload: png, headers });
  return answer.json<{ url: string }>().url;
}

function saveText(send: Send, api: string, content: string): Promise<LightMyRequestResponse> {
  const payload = { title: 'Map', content, isPublished: false };
  return send({ method: 'POST', url: `${api}/announcements`, payload });
}

test('an image is uploaded below the path, and kept in a text', async () => {
  const [app, send] = await open(await newFolder(), '/staff/');
  const url = await upload(send, '/staff/api');
  expect(url).toMatch(/^\/staff\/api\/uploads\/[\da-f]{32}\.png$/);
  expect((await app.inject(url)).rawPayload).toEqual(png);
  const outside = url.slice('/staff'.length);
  const content = `<p><img src="${url}" alt="ours"><img src="${outside}" alt="elsewhere"></p>`;
  const saved = await saveText(send, '/staff/api', content);
  expect(saved.headers.location).toMatch(/^\/staff\/api\/announcements\/\d+$/);
  const kept = `<p><img src="${url}" alt="ours"></p><p>elsewhere</p>`;
  expect(saved.json()).toMatchObject({ content: kept });
});

test('after a move to another path, the texts still have their images', async () => {
  const dataFolder = await newFolder();
  const [before, sendBefore] = await open(dataFolder, '/');
  const url = await upload(sendBefore, '/api');
  const words = `<p>&lt;img src=&quot;${url}&quot;</p>`;
  const saved = await saveText(sendBefore, '/api', `<p><img src="${url}" alt="Map"></p>${words}`);
  await before.close();

  const [, send] = await open(dataFolder, '/staff/');
  const moved = await send(`/staff${String(saved.headers.location)}`);
  const content = `<p><img src="/staff${url}" alt="Map"></p>${words}`;
  expect(moved.json()).toMatchObject({ content });
  expect((await send(`/staff${url}`)).rawPayload).toEqual(png);
});
