import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Deletion } from '../../../app/server/people/deletionTable.js';
import type { PeoplePage } from '../../../app/server/people/peopleTable.js';
import type { Person } from '../../../app/server/people/person.js';
import { createClock, signedIn, testServer } from './testServer.js';

const json = { 'content-type': 'application/json' };
const tenMinutes = 10 * 60 * 1000;

interface Staff {
  remove(payload: unknown, key?: string): Promise<LightMyRequestResponse>;
  undo(id: string): Promise<LightMyRequestResponse>;
  add(userName: string): Promise<Person>;
  person(id: number): Promise<LightMyRequestResponse>;
  total(search?: string): Promise<number>;
  page(query: string): Promise<PeoplePage>;
}

async function open(options: Parameters<typeof testServer>[0] = {}): Promise<Staff> {
  const send = await signedIn(await testServer(options));
  const page = async (query: string): Promise<PeoplePage> =>
    (await send(`/api/people?${query}`)).json<PeoplePage>();
  return {
    remove: (payload, key) =>
      send({
        method: 'POST',
        url: '/api/people/deletions',
        payload: JSON.stringify(payload),
        headers: key === undefined ? json : { ...json, 'idempotency-key': key },
      }),
    undo: (id) => send({ method: 'DELETE', url: `/api/people/deletions/${id}` }),
    add: async (userName) => {
      const person = { userName, givenName: 'Ada', familyName: 'X', active: true };
      const payload = { ...person, email: `${userName}@example.org` };
      return (await send({ method: 'POST', url: '/api/people', payload })).json<Person>();
    },
    person: (id) => send(`/api/people/${String(id)}`),
    total: async (search = '') => (await page(`search=${search}`)).total,
    page,
  };
}

/** The one JSON answer that a test goes on with. */
async function deletion(response: Promise<LightMyRequestResponse>): Promise<Deletion> {
  const { statusCode, json: read } = await response;
  expect(statusCode).toBe(201);
  return read<Deletion>();
}

describe('B-28 POST /api/people/deletions', () => {
  test('deletes the people named, says how many, and where it can be undone', async () => {
    const staff = await open();
    const response = await staff.remove({ ids: [1, 2, 2, 3, 9_999], expected: 4 });
    expect(response.statusCode).toBe(201);
    const { count, undo } = response.json<Deletion>();
    expect(count).toBe(3);
    expect(response.headers.location).toBe(`/api/people/deletions/${undo}`);
    expect(await staff.total()).toBe(317);
    expect((await staff.person(2)).statusCode).toBe(404);
  });

  test('deletes all that a search finds, but for the exceptions', async () => {
    const staff = await open();
    const { items, total } = await staff.page('search=van');
    const except = items.slice(0, 2).map(({ id }) => id);
    const { count } = await deletion(
      staff.remove({ query: { search: 'van' }, except, expected: total - 2 }),
    );
    expect(count).toBe(total - 2);
    expect((await staff.page('search=van')).items.map(({ id }) => id)).toEqual(except);
    expect(await staff.total()).toBe(320 - count);
  });

  test('an empty search is everybody, and what looks like SQL is text', async () => {
    const staff = await open();
    const hostile = "'); DELETE FROM people; --";
    await deletion(staff.remove({ query: { search: hostile }, expected: 320 }));
    await deletion(staff.remove({ query: { search: '%' }, expected: 320 }));
    expect(await staff.total()).toBe(320);
    expect((await deletion(staff.remove({ query: {}, expected: 320 }))).count).toBe(320);
    expect(await staff.total()).toBe(0);
  });

  test('deletes nobody when there are more by now than were confirmed', async () => {
    const staff = await open();
    await staff.add('one.more');
    const response = await staff.remove({ query: { search: '' }, except: [], expected: 320 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      type: 'urn:gnap:problem:conflict',
      errors: { expected: ['changed'] },
    });
    expect(await staff.total()).toBe(321);
  });

  test('fewer than were confirmed are no harm: somebody else has deleted them', async () => {
    const staff = await open();
    await deletion(staff.remove({ ids: [1, 2], expected: 2 }));
    expect((await deletion(staff.remove({ ids: [1, 2, 3], expected: 3 }))).count).toBe(1);
  });

  test('of two deletions at once each person is in one', async () => {
    const staff = await open();
    const answers = await Promise.all(
      [1, 2].map(() => deletion(staff.remove({ ids: [1, 2, 3], expected: 3 }))),
    );
    expect(answers.map(({ count }) => count).sort()).toEqual([0, 3]);
  });

  test('a request that is sent again answers what it did, and another one is refused its name', async () => {
    const staff = await open();
    const key = 'the-answer-got-lost';
    const body = { ids: [1, 2], expected: 2 };
    const first = await deletion(staff.remove(body, key));
    expect(await deletion(staff.remove(body, key))).toEqual(first);
    expect(await staff.total()).toBe(318);
    const other = await staff.remove({ ids: [3], expected: 1 }, key);
    expect(other.statusCode).toBe(422);
    expect(await staff.total()).toBe(318);
  });

  test.each([
    [{ expected: 1 }, { ids: ['required'] }],
    [{ ids: [1] }, { expected: ['required'] }],
    [{ ids: [1], expected: -1 }, { expected: ['min'] }],
    [{ ids: [1], expected: '1' }, { expected: ['type'] }],
    [{ ids: [0], expected: 1 }, { ids: ['type'] }],
    [{ ids: ['1'], expected: 1 }, { ids: ['type'] }],
    [{ ids: [1.5], expected: 1 }, { ids: ['type'] }],
    [{ ids: { length: 1 }, expected: 1 }, { ids: ['type'] }],
    [{ ids: [1], except: [2], expected: 1 }, { except: ['unknown'] }],
    [{ ids: [1], query: { search: '' }, expected: 1 }, { ids: ['unknown'] }],
    [{ query: 'van', expected: 1 }, { query: ['type'] }],
    [{ query: null, expected: 1 }, { query: ['type'] }],
    [{ query: { search: 7 }, expected: 1 }, { 'query.search': ['type'] }],
    [{ query: { serach: 'van' }, expected: 1 }, { 'query.serach': ['unknown'] }],
    [{ query: { search: 'v' }, except: [-1], expected: 1 }, { except: ['type'] }],
    [{ ids: [1], expected: 1, force: true }, { force: ['unknown'] }],
  ])('refuses %j', async (body, errors) => {
    const staff = await open();
    const response = await staff.remove(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:validation', errors });
    expect(await staff.total()).toBe(320);
  });

  test('refuses more than 5,000 numbers', async () => {
    const staff = await open();
    const ids = Array.from({ length: 5_001 }, (_, index) => index + 1);
    const response = await staff.remove({ ids, expected: 5_001 });
    expect(response.json()).toMatchObject({ status: 400, errors: { ids: ['maxLength'] } });
    expect((await staff.remove({ ids: ids.slice(1), expected: 5_000 })).statusCode).toBe(201);
    expect(await staff.total()).toBe(1);
  });

  test('is for who is signed in, and knows no other method', async () => {
    const app = await testServer();
    const payload = { ids: [1], expected: 1 };
    const url = '/api/people/deletions';
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    expect((await app.inject({ method: 'DELETE', url: `${url}/x` })).statusCode).toBe(401);
    const send = await signedIn(app);
    expect((await send({ method: 'PUT', url, payload })).statusCode).toBe(405);
  });
});

describe('B-28 DELETE /api/people/deletions/:id', () => {
  test('brings everybody back as they were, number and version too', async () => {
    const staff = await open();
    const before = await staff.page('sort=email&pageSize=100&page=2');
    const { undo, count } = await deletion(staff.remove({ query: {}, expected: 320 }));
    const response = await staff.undo(undo);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ count, taken: [] });
    expect(await staff.page('sort=email&pageSize=100&page=2')).toEqual(before);
  });

  test('asked for twice it brings nobody back twice', async () => {
    const staff = await open();
    const { undo } = await deletion(staff.remove({ ids: [1, 2], expected: 2 }));
    await staff.undo(undo);
    expect((await staff.undo(undo)).json()).toEqual({ count: 2, taken: [] });
    expect(await staff.total()).toBe(320);
    await deletion(staff.remove({ ids: [1], expected: 1 }));
    await staff.undo(undo);
    expect(await staff.total()).toBe(319);
  });

  test('a user name that is taken meanwhile is told, and who had it is not lost', async () => {
    const staff = await open();
    const ada = await staff.add('Ada.L');
    const bob = await staff.add('bob');
    const { undo } = await deletion(staff.remove({ ids: [ada.id, bob.id], expected: 2 }));
    const thief = await staff.add('ADA.l');
    expect((await staff.undo(undo)).json()).toEqual({ count: 1, taken: ['Ada.L'] });
    expect((await staff.person(bob.id)).json()).toEqual(bob);
    expect((await staff.person(ada.id)).statusCode).toBe(404);

    await deletion(staff.remove({ ids: [thief.id], expected: 1 }));
    expect((await staff.undo(undo)).json()).toEqual({ count: 2, taken: [] });
    expect((await staff.person(ada.id)).json()).toEqual(ada);
  });

  test('lasts ten minutes, and nothing is kept of anybody after that', async () => {
    const clock = createClock();
    const staff = await open({ clock });
    const first = await deletion(staff.remove({ ids: [1], expected: 1 }));
    const second = await deletion(staff.remove({ ids: [2], expected: 1 }));
    clock.advance(tenMinutes - 1);
    expect((await staff.undo(first.undo)).statusCode).toBe(200);
    clock.advance(1);
    const late = await staff.undo(second.undo);
    expect(late.statusCode).toBe(404);
    expect(late.json()).toMatchObject({ type: 'urn:gnap:problem:not-found' });
    expect(await staff.total()).toBe(319);
  });

  test('keeps nobody aside for longer, though nothing is deleted or undone again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const dataFolder = await mkdtemp(join(tmpdir(), 'gnap-deletions-'));
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
    const databaseUrl = `file:${join(dataFolder, 'gnap.db')}`;
    const database = createClient({ url: databaseUrl });
    onTestFinished(() => {
      database.close();
    });
    const keptAside = async () => (await database.execute('SELECT * FROM deleted_people')).rows;
    const clock = createClock();
    const options = { dataFolder, databaseUrl, clock };
    const server = await testServer(options);
    const remove = async (app: FastifyInstance, ids: readonly number[]) =>
      (await signedIn(app))({
        method: 'POST',
        url: '/api/people/deletions',
        payload: { ids, expected: ids.length },
      });

    await remove(server, [1, 2]);
    expect(await keptAside()).toHaveLength(2);
    clock.advance(tenMinutes);
    vi.advanceTimersByTime(tenMinutes);
    await expect.poll(() => keptAside()).toEqual([]);

    await remove(server, [3]);
    expect(await keptAside()).toHaveLength(1);
    await server.close();
    clock.advance(tenMinutes);
    await testServer(options);
    expect(await keptAside()).toEqual([]);
  });

  test.each(['nothing', "x' OR 1=1 --", '%25'])('answers 404 to %s', async (id) => {
    const staff = await open();
    await deletion(staff.remove({ ids: [1], expected: 1 }));
    expect((await staff.undo(encodeURIComponent(id))).statusCode).toBe(404);
    expect(await staff.total()).toBe(319);
  });

  test('works across a restart of the server', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'gnap-deletions-'));
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
    const options = { dataFolder, databaseUrl: undefined };
    const before = await testServer(options);
    const send = await signedIn(before);
    const payload = { ids: [1, 2], expected: 2 };
    const response = await send({ method: 'POST', url: '/api/people/deletions', payload });
    await before.close();

    const staff = await open(options);
    expect(await staff.total()).toBe(318);
    expect((await staff.undo(response.json<Deletion>().undo)).json()).toMatchObject({ count: 2 });
    expect(await staff.total()).toBe(320);
  });
});
