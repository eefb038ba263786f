import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { signedIn, testServer } from './testServer.js';
import { bytes, limit, png, start } from './uploading.js';

describe('POST /api/uploads', () => {
  test.each([
    ['png', 'image/png', png],
    ['jpg', 'image/jpeg', bytes('\xff\xd8\xff\xe0 and then the picture')],
    ['gif', 'image/gif', bytes('GIF89a and then the picture')],
    ['gif', 'image/gif', bytes('GIF87a and then the picture')],
    ['webp', 'image/webp', bytes('RIFF\x10\x20\x00\x00WEBPVP8 and then the picture')],
  ])('stores a %s, and serves it with fixed headers', async (extension, type, image) => {
    const { app, files, upload } = await start();
    const response = await upload(image, type);
    expect(response.statusCode).toBe(201);
    const { url, ...rest } = response.json<{ url: string }>();
    expect(rest).toEqual({});
    expect(response.headers.location).toBe(url);
    expect(url).toMatch(new RegExp(`^/api/uploads/[\\da-f]{32}\\.${extension}$`));
    const name = url.slice('/api/uploads/'.length);
    expect(await files()).toEqual([name]);

    const served = await app.inject(url);
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload).toEqual(image);
    expect(served.headers).toMatchObject({
      'content-type': type,
      'content-length': String(image.length),
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const head = await app.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(405);
  });

  test('gives the same image another name each time', async () => {
    const { upload } = await start();
    const urls = await Promise.all([1, 2, 3].map(async () => (await upload(png)).json()));
    expect(new Set(urls.map(({ url }: { url: string }) => url)).size).toBe(3);
  });

  test('is for signed-in people only', async () => {
    const { app, files } = await start();
    const headers = { 'content-type': 'image/png' };
    const response = await app.inject({
      method: 'POST',
      url: '/api/uploads',
      payload: png,
      headers,
    });
    expect(response.statusCode).toBe(401);
    expect(await files()).toEqual([]);
    expect((await app.inject('/api/uploads')).headers.allow).toBe('POST');
  });

  test.each([
    ['SVG', 'image/svg+xml', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['SVG that says PNG', 'image/png', bytes('<?xml version="1.0"?><svg/>')],
    ['HTML that says PNG', 'image/png', bytes('<!doctype html><script>alert(1)</script>')],
    ['a PNG that says HTML', 'text/html', png],
    ['a PNG in JSON', 'application/json', png],
    ['a form', 'multipart/form-data; boundary=x', bytes('--x\r\n\r\n\r\n--x--')],
    ['BMP', 'image/bmp', bytes('BM and then the picture')],
    ['AVIF', 'image/avif', bytes('\0\0\0\x20ftypavif and then the picture')],
    ['another RIFF', 'image/webp', bytes('RIFF\x10\x20\x00\x00WAVEfmt and then the sound')],
    ['the beginning of a beginning', 'image/png', png.subarray(0, 7)],
    ['nothing', 'image/png', Buffer.alloc(0)],
  ])('refuses %s', async (_name, type, image) => {
    const { files, upload } = await start();
    const response = await upload(image, type);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({
      type: 'urn:gnap:problem:unsupported-format',
      title: 'Only PNG, JPEG, GIF and WebP images are taken',
      status: 415,
    });
    expect(await files()).toEqual([]);
  });

  test('goes by the bytes where the declared type is another one', async () => {
    const { app, upload } = await start();
    const { url } = (await upload(png, 'image/jpeg')).json<{ url: string }>();
    expect((await app.inject(url)).headers['content-type']).toBe('image/png');
  });

  test('a file that is an image and a page at once is only ever an image', async () => {
    const { app, upload } = await start();
    const polyglot = bytes('GIF89a/*<script>alert(1)</script>*/=1;alert(1)');
    const { url } = (await upload(polyglot, 'image/gif')).json<{ url: string }>();
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test('takes an image of the largest size, and no byte more', async () => {
    const { files, upload } = await start();
    const image = Buffer.concat([png, Buffer.alloc(limit - png.length)]);
    expect((await upload(image)).statusCode).toBe(201);
    const response = await upload(Buffer.concat([image, Buffer.alloc(1)]));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({
      type: 'urn:gnap:problem:body-too-large',
      title: 'The body is too large',
      status: 413,
      detail: 'An image may have 5242880 bytes (5 MB) at most.',
    });
    expect(await files()).toHaveLength(1);
  });
});

test('what a crashed server left half-written is removed at the next start, what another one writes is not', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gnap-uploads-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const drafts = join(dataFolder, 'uploads', 'drafts');
  await mkdir(drafts, { recursive: true });
  for (const name of ['old', 'new']) await writeFile(join(drafts, name), png);
  const anHourAgo = Date.now() / 1000 - 3600;
  await utimes(join(drafts, 'old'), anHourAgo, anHourAgo);
  await testServer({ dataFolder });
  expect(await readdir(drafts)).toEqual(['new']);
});

test('what cannot be removed from the drafts is reported, and stops neither the start nor an upload', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gnap-uploads-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const drafts = join(dataFolder, 'uploads', 'drafts');
  await mkdir(join(drafts, 'a folder'), { recursive: true });
  await writeFile(join(drafts, 'old'), png);
  const anHourAgo = Date.now() / 1000 - 3600;
  for (const name of ['a folder', 'old']) await utimes(join(drafts, name), anHourAgo, anHourAgo);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const app = await testServer({ dataFolder, logging: true });
  expect(await readdir(drafts)).toEqual(['a folder']);
  expect(write.mock.calls.join()).toContain(join(drafts, 'a folder'));
  const response = await (
    await signedIn(app)
  )({
    method: 'POST',
    url: '/api/uploads',
    payload: png,
    headers: { 'content-type': 'image/png' },
  });
  expect(response.statusCode).toBe(201);
});

test.each([
  'secret',
  '.png',
  `${'a'.repeat(32)}.png`,
  `${'a'.repeat(31)}.png`,
  `${'A'.repeat(32)}.png`,
  `${'a'.repeat(32)}.svg`,
  `${'a'.repeat(32)}.constructor`,
  `${'a'.repeat(32)}.png%00`,
  'drafts',
])('GET /api/uploads/%s is nothing', async (name) => {
  const { app } = await start();
  const response = await app.inject(`/api/uploads/${name}`);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:not-found' });
});
