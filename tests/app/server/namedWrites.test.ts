import { tmpdir } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../../app/server/database/migrations.js';
import { openDatabase } from '../../../app/server/database/openDatabase.js';
import { noteWrite, writeOnce } from '../../../app/server/namedWrite.js';
import type { Person } from '../../../app/server/people/person.js';
import { createClock, signedIn, testServer } from './testServer.js';

const anna = {
  userName: 'anna.smet',
  givenName: 'Anna',
  familyName: 'Smet',
  email: 'anna.smet@example.org',
  active: true,
};
const key = 'a-name-nobody-guesses';
const hour = 60 * 60 * 1000;

async function open() {
  const clock = createClock();
  const server = await testServer({ clock });
  const send = await signedIn(server);
  return {
    clock,
    server,
    send,
    post: (payload: object, name = key) =>
      send({ method: 'POST', url: '/api/people', payload, headers: { 'idempotency-key': name } }),
    put: (id: number, payload: object, name = key) =>
      send({
        method: 'PUT',
        url: `/api/people/${String(id)}`,
        payload,
        headers: { 'idempotency-key': name },
      }),
  };
}

describe('a write with an Idempotency-Key', () => {
  test('FORM-4 that adds a person and is sent again adds one, and answers the same', async () => {
    const { post, send } = await open();
    const first = await post(anna);
    const second = await post(anna);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(second.headers.location).toBe(first.headers.location);
    expect((await send('/api/people?search=anna.smet')).json()).toMatchObject({ total: 1 });
  });

  test('FORM-4 that replaces a person and is sent again replaces once', async () => {
    const { put } = await open();
    const first = await put(1, { ...anna, version: 1 });
    const second = await put(1, { ...anna, version: 1 });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(second.json()).toMatchObject({ version: 2 });
  });

  test('that is sent twice at once is done once', async () => {
    const { post, put } = await open();
    const added = await Promise.all([post(anna), post(anna), post(anna)]);
    expect(added.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(added.map((response) => response.json<Person>().id)).size).toBe(1);
    const other = 'another-name-of-a-write';
    const replaced = await Promise.all(
      [1, 2].map(() => put(1, { ...anna, userName: 'a.s', version: 1 }, other)),
    );
    expect(replaced.map((response) => response.json<Person>().version)).toEqual([2, 2]);
  });

  test('that was done under its name while it waited for a distant database is done once', async () => {
    const client = await openDatabase(tmpdir(), ':memory:', migrations(2));
    onTestFinished(() => client.close());
    const write = { key, sender: '1', fingerprint: 'the same', at: 0 };
    const overtaken = async (): Promise<string> => {
      const change = "INSERT INTO migrations VALUES (999, 'any row')";
      await client.batch([change, ...noteWrite(write, 7)], 'write');
      throw new Error('The user name is taken.');
    };
    const found = await writeOnce(client, write, overtaken, async (id) => `person ${String(id)}`);
    expect(found).toBe('person 7');
    // Nobody else gets it by its name.
    const others = { ...write, sender: '2' };
    expect(
      await writeOnce(
        client,
        others,
        async () => 'added',
        async () => 'found',
      ),
    ).toBe('added');
  });

  test('that failed is tried anew', async () => {
    const { post, put } = await open();
    await post(anna);
    const taken = { ...anna, version: 1 };
    const name = 'the-name-of-another-write';
    expect((await put(1, taken, name)).statusCode).toBe(400);
    expect((await put(1, taken, name)).statusCode).toBe(400);
    expect((await put(1, { ...taken, version: 9, userName: 'b' }, `${name}-2`)).statusCode).toBe(
      409,
    );
    const { id, version } = (await post(anna)).json<Person>();
    await put(id, { ...anna, userName: 'not.anna', version }, `${name}-3`);
    expect((await put(1, taken, name)).statusCode).toBe(200);
  });

  test('answers the person as it stands, when it was changed again since', async () => {
    const { put } = await open();
    await put(1, { ...anna, version: 1 });
    await put(1, { ...anna, givenName: 'Anne', version: 2 }, 'the-name-of-another-write');
    expect((await put(1, { ...anna, version: 1 })).json()).toMatchObject({
      givenName: 'Anne',
      version: 3,
    });
  });

  test('whose name belongs to another request is refused', async () => {
    const { post, put } = await open();
    await post(anna);
    for (const response of [
      await post({ ...anna, userName: 'b' }),
      await put(1, { ...anna, version: 1 }),
    ]) {
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:reused-key' });
    }
  });

  test('is forgotten after a day', async () => {
    const { post, clock, server } = await open();
    await post(anna);
    clock.advance(25 * hour);
    const later = await signedIn(server);
    const payload = { ...anna, userName: 'b' };
    const headers = { 'idempotency-key': 'the-name-of-another-write' };
    await later({ method: 'POST', url: '/api/people', payload, headers });
    const again = { method: 'POST', url: '/api/people', payload: anna } as const;
    const response = await later({ ...again, headers: { 'idempotency-key': key } });
    expect(response.json()).toMatchObject({ errors: { userName: ['unique'] } });
  });

  test('is the same write with its name in double quotes', async () => {
    const { post } = await open();
    const first = await post(anna, `"${key}"`);
    expect(first.statusCode).toBe(201);
    expect((await post(anna, key)).json()).toEqual(first.json());
  });

  test.each(['1', '', 'a:b:c:0123456789abcdef', 'x'.repeat(65), '"'])(
    'is refused when its name is %j, and nothing is written',
    async (name) => {
      const { post } = await open();
      expect((await post(anna, name)).statusCode).toBe(400);
      expect((await post(anna)).statusCode).toBe(201);
    },
  );
});
