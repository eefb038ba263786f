import { beforeAll, describe, expect, test } from 'vitest';
import type { Announcement } from '../../../app/server/announcements/announcement.js';
import { shareHtmlWorker } from './htmlThread.js';
import { createClock, openServer, signedIn, testServer } from './testServer.js';

beforeAll(() => shareHtmlWorker('/api'));

const news = {
  title: 'Closed on Friday',
  summary: 'The office stays closed.',
  content: '<p>The office stays <strong>closed</strong>.</p>',
  isPublished: true,
  publishStart: '2026-01-15',
  publishEnd: '2026-01-16',
};

async function open() {
  const send = await signedIn(await testServer());
  return {
    send,
    post: (payload: object) => send({ method: 'POST', url: '/api/announcements', payload }),
    put: (id: number, payload: object) =>
      send({ method: 'PUT', url: `/api/announcements/${String(id)}`, payload }),
  };
}

describe('/api/announcements', () => {
  test('RICH-1 an announcement is written, read back, changed and removed', async () => {
    const { post, put, send } = await open();
    const added = await post(news);
    expect(added.statusCode).toBe(201);
    const announcement = added.json<Announcement>();
    const { id } = announcement;
    expect(added.headers.location).toBe(`/api/announcements/${String(id)}`);
    expect(announcement).toMatchObject({ ...news, version: 1, author: 'John Smith' });
    expect((await send(`/api/announcements/${String(id)}`)).json()).toEqual(announcement);

    const changed = await put(id, { ...news, content: '<p>Open after all</p>', version: 1 });
    expect(changed.json()).toMatchObject({ content: '<p>Open after all</p>', version: 2 });
    expect((await put(id, { ...news, version: 1 })).statusCode).toBe(409);

    const remove = { method: 'DELETE', url: `/api/announcements/${String(id)}` } as const;
    expect((await send(remove)).statusCode).toBe(204);
    expect((await send(remove)).statusCode).toBe(404);
    expect((await send(`/api/announcements/${String(id)}`)).statusCode).toBe(404);
    expect((await put(id, { ...news, version: 2 })).statusCode).toBe(404);
  });

  test('the list shows the latest first, without the texts, and is searched and sorted', async () => {
    const { post, send } = await open();
    await post(news);
    const list = (await send('/api/announcements')).json<{ items: object[]; total: number }>();
    expect(list.items[0]).toMatchObject({ title: news.title, summary: news.summary });
    expect(list.items[0]).not.toHaveProperty('content');
    expect(list.total).toBe(list.items.length);
    const found = await send('/api/announcements?search=batiment');
    expect(found.json()).toMatchObject({ total: 1, items: [{ author: 'Élodie Lefèvre' }] });
    const sorted = (await send('/api/announcements?sort=title')).json<{ items: Announcement[] }>();
    expect(sorted.items[0]?.title).toBe('Closed on Friday');
    expect((await send('/api/announcements?sort=content')).statusCode).toBe(400);
  });

  test('one may be shown for a single day', async () => {
    const { post } = await open();
    const day = { publishStart: '2026-01-15', publishEnd: '2026-01-15' };
    expect((await post({ ...news, ...day })).json()).toMatchObject(day);
  });

  test('of equal titles the one that was written last is first', async () => {
    const clock = createClock();
    const send = await signedIn(await testServer({ clock }));
    const titled = async (summary: string): Promise<void> => {
      const payload = { ...news, title: 'A', summary };
      await send({ method: 'POST', url: '/api/announcements', payload });
      clock.advance(1000);
    };
    await titled('first');
    await titled('second');
    const sorted = (await send('/api/announcements?sort=title')).json<{ items: Announcement[] }>();
    expect(sorted.items.slice(0, 2).map(({ summary }) => summary)).toEqual(['second', 'first']);
  });

  test.each(['publishStart', 'publishEnd'] as const)(
    'those without a day are the last by %s, in both directions',
    async (day) => {
      const { post, send } = await open();
      await post(news);
      await post({ ...news, publishStart: null, publishEnd: null });
      for (const sort of [day, `-${day}`]) {
        const list = (await send(`/api/announcements?sort=${sort}`)).json<{
          items: Announcement[];
        }>();
        const isOpen = list.items.map((announcement) => announcement[day] === null);
        expect(isOpen).toContain(true);
        expect(isOpen).toEqual([...isOpen].sort());
      }
    },
  );

  test('RICH-1 a text as long as may be is added and replaced, however it is escaped', async () => {
    const { send } = await open();
    const headers = { 'content-type': 'application/json' };
    const payloadOf = (version?: number): string =>
      JSON.stringify({ ...news, content: '#', version }).replace('#', '\\u00e9'.repeat(190_000));
    const url = '/api/announcements';
    const added = await send({ method: 'POST', url, headers, payload: payloadOf() });
    expect(added.statusCode).toBe(201);
    const one = `${url}/${String(added.json<Announcement>().id)}`;
    const changed = await send({ method: 'PUT', url: one, headers, payload: payloadOf(1) });
    expect(changed.statusCode).toBe(200);
  });

  test.each([
    ['title', { title: ' ' }, 'required'],
    ['title', { title: 'x'.repeat(121) }, 'maxLength'],
    ['summary', { summary: 'x'.repeat(281) }, 'maxLength'],
    ['content', { content: '' }, 'required'],
    ['content', { content: '<p> </p><script>alert(1)</script>' }, 'required'],
    ['content', { content: 'x'.repeat(200_001) }, 'maxLength'],
    ['publishEnd', { publishEnd: '2026-01-14' }, 'range'],
    ['publishStart', { publishStart: '15/01/2026' }, 'date'],
    ['isPublished', { isPublished: undefined }, 'required'],
    ['author', { author: 'Somebody else' }, 'unknown'],
  ])('refuses a %s that is not right: %j', async (field, change, code) => {
    const { post } = await open();
    const response = await post({ ...news, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: { [field]: [code] } });
  });

  test('RICH-1 a text is stored composed, and stays whole where it begins with a combining mark', async () => {
    const { post } = await open();
    const content = '<p>cafe\u0301</p><p>a <strong>\u0338b</strong></p>';
    const stored = '<p>caf\u00e9</p><p>a <strong>\u0338b</strong></p>';
    expect((await post({ ...news, content })).json()).toMatchObject({ content: stored });
  });

  test('RICH-1 a text that is too long once it is written out is refused', async () => {
    const { post } = await open();
    const response = await post({ ...news, content: '>'.repeat(60_000) });
    expect(response.json()).toMatchObject({ errors: { content: ['maxLength'] } });
  });

  test('FORM-4 one that is sent again under its name is added once', async () => {
    const { send } = await open();
    const headers = { 'idempotency-key': 'a-name-nobody-guesses' };
    const add = () => send({ method: 'POST', url: '/api/announcements', payload: news, headers });
    const [first, second] = [await add(), await add()];
    expect(second.json()).toEqual(first.json());
  });

  test('SESS-8 nobody reads or writes it without a session', async () => {
    const server = await testServer();
    for (const method of ['GET', 'POST'] as const) {
      const response = await server.inject({ method, url: '/api/announcements', payload: '{}' });
      expect(response.statusCode).toBe(401);
    }
  });
});

describe('the HTML of an announcement', () => {
  let cleaned: (content: string) => Promise<string>;

  // One server for all: its thread that cleans takes longer to start than they do.
  beforeAll(async () => {
    const server = await openServer();
    const send = await signedIn(server);
    cleaned = async (content) => {
      const payload = { ...news, content };
      const response = await send({ method: 'POST', url: '/api/announcements', payload });
      return response.json<Announcement>().content;
    };
    return () => server.close();
  });

  test.each([
    ['a script', '<p>Text</p><script>alert(1)</script>', '<p>Text</p>'],
    ['a handler', '<p onclick="alert(1)">Text</p>', '<p>Text</p>'],
    ['a style', '<p style="position:fixed">Text</p>', '<p>Text</p>'],
    ['an unsafe link', '<p><a href="javascript:alert(1)">Text</a></p>', '<p>Text</p>'],
    ['a foreign image', '<p>Text</p><img src="https://evil.example/x.png">', '<p>Text</p>'],
    ['another address of ours', '<p>Text</p><img src="/api/tokens">', '<p>Text</p>'],
    ['a way out of the folder', '<p>Text</p><img src="/api/uploads/../tokens">', '<p>Text</p>'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>Text</p>', '<p>Text</p>'],
  ])('RICH-1 stored HTML is cleaned of %s', async (_what, content, clean) => {
    expect(await cleaned(content)).toBe(clean);
  });

  test('an image that was uploaded here stays', async () => {
    const content = `<p><img src="/api/uploads/${'a'.repeat(32)}.png" alt="Map"></p>`;
    expect(await cleaned(content)).toBe(content);
  });
});
