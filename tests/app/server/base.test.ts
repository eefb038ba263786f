import { expect, test } from 'vitest';
import { browser, builtApp } from './builtApp.js';
import { postTokens, refreshCookie, signedIn, testServer } from './testServer.js';
import { png } from './uploading.js';

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

test('an image is uploaded below the path, and kept in a text', async () => {
  const app = await testServer({ base: '/staff/' });
  const send = await signedIn(app, '/staff/api/tokens');
  const uploaded = await send({
    method: 'POST',
    url: '/staff/api/uploads',
    payload: png,
    headers: { 'content-type': 'image/png' },
  });
  const { url } = uploaded.json<{ url: string }>();
  expect(url).toMatch(/^\/staff\/api\/uploads\/[\da-f]{32}\.png$/);
  expect((await app.inject(url)).rawPayload).toEqual(png);
  const saved = await send({
    method: 'POST',
    url: '/staff/api/announcements',
    payload: {
      title: 'Map',
      content: `<p><img src="${url}" alt="ours"><img src="${url.slice(6)}" alt="elsewhere"></p>`,
      isPublished: false,
    },
  });
  expect(saved.headers.location).toMatch(/^\/staff\/api\/announcements\/\d+$/);
  const { content } = saved.json<{ content: string }>();
  expect(content).toContain(`src="${url}"`);
  expect(content).not.toContain(`src="${url.slice(6)}"`);
});
