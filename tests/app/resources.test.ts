import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  ANNOUNCEMENT_QUERIES,
  getAnnouncement,
  listAnnouncements,
} from '../../app/resources/announcements.js';
import { deletePeople, undoDeletion } from '../../app/resources/deletions.js';
import { getOverview } from '../../app/resources/overview.js';
import {
  getPerson,
  listPeople,
  PEOPLE_QUERIES,
  type Person,
  type PersonValues,
} from '../../app/resources/people.js';
import { createSavePerson, isUserNameFree } from '../../app/resources/personWrites.js';
import { createSaveAnnouncement } from '../../app/resources/saveAnnouncement.js';
import { fold } from '../../app/server/fold.js';
import { demoAnnouncements } from '../../app/server/seed/demoAnnouncements.js';
import { createHttp, createRepeatableWrite, type Http } from '../../headless/http/index.js';
import { parseListQuery } from '../../headless/list-query/index.js';
import { createSessionStore } from '../../headless/session/index.js';
import { createFakeClock, createMemoryStorage } from '../../headless/testing/index.js';
import { shareHtmlWorker } from './server/htmlThread.js';
import { signedIn, start, testServer } from './server/testServer.js';

beforeAll(() => shareHtmlWorker('/api'));

const { signal } = new AbortController();

/** The app's client of the API, signed in at a server of its own. */
async function setUp(): Promise<Http> {
  const send = await signedIn(await testServer());
  const clock = createFakeClock();
  return createHttp({
    session: createSessionStore({ storage: createMemoryStorage(), clock }),
    baseUrl: 'https://app.example/',
    clock,
    fetch: async (input) => {
      const request = input as Request;
      const { pathname, search } = new URL(request.url);
      const answer = await send({
        method: request.method as 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        payload: await request.text(),
      });
      const headers = { 'content-type': String(answer.headers['content-type']) };
      return new Response(answer.statusCode === 204 ? null : answer.body, {
        status: answer.statusCode,
        headers,
      });
    },
  });
}

const NEWCOMER: PersonValues = {
  ...{ userName: 'zoe', givenName: 'Zoë', familyName: 'Zeeman', email: 'zoe@example.org' },
  ...{ phone: '', function: 'Zoologist', department: 'Zoo', place: 'Zele', note: '', active: true },
  ...{ birthday: '1990-01-17', workStart: '22:00', workEnd: '06:00' },
  ...{ absenceStart: '2026-01-01', absenceEnd: null },
};

function addPerson(http: Http, values: Partial<PersonValues> = {}): Promise<Person> {
  return createSavePerson(null)(http, { ...NEWCOMER, ...values }, signal);
}

const NEWS = {
  ...{ title: 'News', summary: 'Short', content: '<p>News</p>', isPublished: true },
  ...{ publishStart: '2026-01-02', publishEnd: '2026-01-31' },
};

test('FORM-4 a person is read as they were saved', async () => {
  const http = await setUp();
  const { id } = await addPerson(http);
  expect(await getPerson(http, String(id), signal)).toEqual({ ...NEWCOMER, id, version: 1 });
});

test('FORM-4 an announcement is read as it was saved, with who wrote it and when', async () => {
  const http = await setUp();
  const { id } = await createSaveAnnouncement(null)(http, NEWS, signal);
  expect(await getAnnouncement(http, String(id), signal)).toEqual({
    ...NEWS,
    ...{ id, version: 1, author: 'John Smith', changedAt: start },
  });
});

test('B-20 an address with a name of another shape is not found, rather than read as another', async () => {
  const http = await setUp();
  for (const id of ['1?x', '1#x', 'x/../1']) {
    await expect(getPerson(http, id, signal), id).rejects.toMatchObject({ status: 404 });
    await expect(getAnnouncement(http, id, signal), id).rejects.toMatchObject({ status: 404 });
  }
});

test('B-07 PAGE-1 people are searched, sorted and paged as the address says', async () => {
  const http = await setUp();
  const list = (address: string) =>
    listPeople(http, parseListQuery(address, PEOPLE_QUERIES), signal);
  const whole = await list('?sort=-email&pageSize=100&search=van');
  const part = await list('?sort=-email&pageSize=10&page=2&search=van');
  expect(part).toEqual({ ...whole, items: whole.items.slice(10, 20), page: 2, pageSize: 10 });
  expect(part.search).toBe('van');
  expect(whole.total).toBeLessThan((await list('')).total);
  const emails = whole.items.map(({ email }) => email);
  expect(emails).toEqual([...emails].sort().reverse());
});

test('B-07 PAGE-1 announcements are searched, sorted and paged as the address says', async () => {
  const http = await setUp();
  const asked: string[] = [];
  const getJson: Http['getJson'] = (url, init) => {
    asked.push(String(url));
    return http.getJson(url, init);
  };
  const titles = async (address: string): Promise<readonly string[]> => {
    const query = parseListQuery(address, ANNOUNCEMENT_QUERIES);
    const { items } = await listAnnouncements({ ...http, getJson }, query, signal);
    return items.map(({ title }) => title);
  };
  const [welcome, closed, notes] = demoAnnouncements().map(({ title }) => title);
  expect(await titles('')).toEqual([notes, closed, welcome]);
  expect(await titles('?sort=-title')).toEqual([welcome, notes, closed]);
  expect(await titles('?search=fermeture')).toEqual([closed]);
  // There are too few of them for a second page.
  await titles('?page=2');
  expect(asked.at(-1)).toMatch(/[?&]page=2$/);
});

/** What the API compares: texts without case and accents. */
function sortKey(value: unknown): string | number {
  return typeof value === 'string' ? fold(value) : Number(value);
}

test('B-07 both lists are sorted by each field that they offer, either way', async () => {
  const http = await setUp();
  const news = { ...NEWS, title: 'A', publishStart: '2024-01-01', publishEnd: '2027-01-01' };
  await createSaveAnnouncement(null)(http, news, signal);
  // Of the people, no more than fit on one page.
  for (const [rules, list, search] of [
    [PEOPLE_QUERIES, listPeople, 'van'],
    [ANNOUNCEMENT_QUERIES, listAnnouncements, ''],
  ] as const) {
    for (const field of rules.sortable) {
      const keys = async (sort: string): Promise<readonly (string | number)[]> => {
        const query = parseListQuery(`?search=${search}&sort=${sort}&pageSize=100`, rules);
        const { items } = await list(http, query, signal);
        return items
          .map((item) => new Map<string, unknown>(Object.entries(item)).get(field))
          .filter((value) => value !== null)
          .map(sortKey);
      };
      const ascending = await keys(field);
      const sorted = [...ascending].sort((a, b) => Number(a > b) - Number(a < b));
      expect(new Set(ascending).size, field).toBeGreaterThan(1);
      expect(ascending, field).toEqual(sorted);
      expect(await keys(`-${field}`), field).toEqual(sorted.reverse());
    }
  }
});

test('B-28 a deletion whose answer was lost is done once, and spares those that are left out', async () => {
  const http = await setUp();
  const ids = [];
  for (const userName of ['z1', 'z2', 'z3']) {
    ids.push((await addPerson(http, { userName, email: `${userName}@example.org` })).id);
  }
  const selection = { mode: 'query', scope: 'Zeeman', except: ids.slice(0, 1) } as const;
  const writeOnce = createRepeatableWrite();
  await expect(
    deletePeople(http, selection, 2, async (content, send) => {
      await writeOnce(content, async (name) => {
        await send(name);
        throw new TypeError('The answer is lost.');
      });
      throw new Error('Nothing is lost.');
    }),
  ).rejects.toThrow('The answer is lost.');
  const { count, undo } = await deletePeople(http, selection, 2, writeOnce);
  expect(count).toBe(2);
  await expect(getPerson(http, String(ids[1]), signal)).rejects.toMatchObject({ status: 404 });
  expect((await getPerson(http, String(ids[0]), signal)).userName).toBe('z1');

  await addPerson(http, { userName: 'Z2', email: 'other@example.org' });
  expect(await undoDeletion(http, undo)).toEqual({ count: 1, taken: ['z2'] });
});

test('B-28 single people are deleted by their ids, if as many are left as were confirmed', async () => {
  const http = await setUp();
  const selection = { mode: 'ids', ids: [1, 2] } as const;
  const writeOnce = createRepeatableWrite();
  const refused = deletePeople(http, selection, 1, writeOnce);
  await expect(refused).rejects.toMatchObject({ status: 409 });
  expect((await deletePeople(http, selection, 2, writeOnce)).count).toBe(2);
});

test('FORM-7 a user name is free for who has it, and for nobody else', async () => {
  const http = await setUp();
  const zoe = await addPerson(http);
  expect(await isUserNameFree(http, 'ZOE', zoe, signal)).toBe(true);
  expect(await isUserNameFree(http, 'ZOE', null, signal)).toBe(false);
  expect(await isUserNameFree(http, 'nobody-yet', null, signal)).toBe(true);
});

test('the overview counts everybody, the active ones, and who is away on the day it is here', async () => {
  const http = await setUp();
  const today = new Intl.DateTimeFormat('sv-SE').format(start);
  const before = await getOverview(http, signal);
  const { id } = await addPerson(http, { absenceStart: today, absenceEnd: today });
  await addPerson(http, { userName: 'z2', email: 'z2@example.org', absenceStart: null });
  await addPerson(http, { userName: 'z3', email: 'z3@example.org', active: false });
  const { total, active, away, birthdays } = await getOverview(http, signal);
  expect({ total, active, away }).toEqual({
    total: before.total + 3,
    active: before.active + 2,
    away: before.away + 1,
  });
  expect(birthdays).toContainEqual({ id, name: 'Zoë Zeeman', date: '2026-01-17' });
});

test('the overview is shown in a browser that does not know its time zone', async () => {
  const http = await setUp();
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const resolved = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  onTestFinished(() => resolved.mockRestore());
  // What Chromium says then, and no `Intl` accepts.
  resolved.mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
  expect((await getOverview(http, signal)).total).toBe(320);
});
