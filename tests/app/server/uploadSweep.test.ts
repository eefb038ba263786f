import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Announcement } from '../../../app/server/announcements/announcement.js';
import { shareHtmlWorker } from './htmlThread.js';
import { createClock, signedIn, start, testServer } from './testServer.js';
import { png } from './uploading.js';

beforeAll(() => shareHtmlWorker('/api'));

const day = 24 * 60 * 60 * 1000;

function nameOf(letter: string): string {
  return `${letter.repeat(32)}.png`;
}

/** A data folder that images can be put into, so many days old by the clock of the tests. */
async function setUp() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gnap-sweep-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const folder = join(dataFolder, 'uploads');
  await mkdir(folder);
  const put = async (letter: string, days: number, now = start): Promise<void> => {
    const file = join(folder, nameOf(letter));
    await writeFile(file, png);
    const seconds = (now - days * day) / 1000;
    await utimes(file, seconds, seconds);
  };
  const has = async (letter: string) => (await readdir(folder)).includes(nameOf(letter));
  // On disk, since each server has a memory of its own.
  const databaseUrl = `file:${join(dataFolder, 'gnap.db')}`;
  const serve = (clock: () => number, logging = false) =>
    testServer({ dataFolder, databaseUrl, clock, logging });
  return { folder, put, has, serve };
}

/** The same for a server whose days pass at once. */
async function setUpSweeping() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const all = await setUp();
  /** Waits until it has taken an old image, which it finds after others. */
  const sweep = async (now: number): Promise<void> => {
    await all.put('f', 8, now);
    vi.advanceTimersByTime(day);
    await expect.poll(() => all.has('f')).toBe(false);
  };
  return { ...all, sweep };
}

function announcementWith(letter: string): object {
  const content = `<p>Map: <img src="/api/uploads/${nameOf(letter)}" alt="Map"></p>`;
  return { title: 'News', content, isPublished: true };
}

test('RICH-1 at a start images go that no text has referred to for a week, others stay', async () => {
  const { put, has, serve } = await setUp();
  const clock = createClock();
  const first = await serve(clock);
  const send = await signedIn(first);
  await put('a', 8);
  await put('b', 8);
  await put('c', 6);
  const url = '/api/announcements';
  const added = await send({ method: 'POST', url, payload: announcementWith('a') });
  expect(added.statusCode).toBe(201);
  await first.close();

  const second = await serve(clock);
  expect([await has('a'), await has('b'), await has('c')]).toEqual([true, false, true]);
  expect((await second.inject(`/api/uploads/${nameOf('a')}`)).statusCode).toBe(200);
  await second.close();
});

test('RICH-1 an image that cannot be removed or dated is reported, and keeps no other from being swept', async () => {
  const { folder, put, has, serve } = await setUp();
  const clock = createClock();
  const first = await serve(clock);
  const payload = announcementWith('a');
  const added = await (
    await signedIn(first)
  )({ method: 'POST', url: '/api/announcements', payload });
  expect(added.statusCode).toBe(201);
  await first.close();
  await symlink(join(folder, 'nothing'), join(folder, nameOf('a')));
  const odd = join(folder, nameOf('b'));
  await mkdir(odd);
  await utimes(odd, 0, 0);
  await put('c', 8);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  await serve(clock, true);
  expect([await has('a'), await has('b'), await has('c')]).toEqual([true, true, false]);
  expect(write.mock.calls.join()).toContain(nameOf('a'));
  expect(write.mock.calls.join()).toContain(nameOf('b'));
});

test('RICH-1 the week of an image begins when the last text has let go of it', async () => {
  const { put, has, serve, sweep } = await setUpSweeping();
  const clock = createClock();
  const send = await signedIn(await serve(clock));
  await put('a', 8);
  const url = '/api/announcements';
  const added = await send({ method: 'POST', url, payload: announcementWith('a') });
  await sweep(clock());
  await send({ method: 'DELETE', url: `${url}/${String(added.json<Announcement>().id)}` });
  clock.advance(6 * day);
  await sweep(clock());
  expect(await has('a')).toBe(true);
  clock.advance(2 * day);
  await sweep(clock());
  await expect.poll(() => has('a')).toBe(false);
});

test('RICH-1 a server that goes on sweeps every day, and keeps nothing from ending', async () => {
  const { folder, put, has, serve } = await setUpSweeping();
  const clock = createClock();
  const app = await serve(clock);
  await put('a', 0);
  const other = join(folder, 'something else');
  await writeFile(other, '');
  await utimes(other, 0, 0);
  clock.advance(8 * day);
  await put('b', 1, clock());
  vi.advanceTimersByTime(day);
  await app.close();
  expect([await has('a'), await has('b')]).toEqual([false, true]);
  expect((await stat(other)).mtimeMs).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
