import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../../app/server/database/migrations.js';
import { openDatabase } from '../../../app/server/database/openDatabase.js';
import { addPerson } from '../../../app/server/people/peopleTable.js';
import { parseNewPerson, type Person } from '../../../app/server/people/person.js';
import { signedIn, testServer } from './testServer.js';

const anna = {
  userName: 'anna.smet',
  givenName: 'Anna',
  familyName: 'De Smét',
  email: 'anna.smet@example.org',
  phone: '+32 2 555 01 23',
  function: 'Editor',
  department: 'Communication',
  place: 'Liège',
  birthday: '1990-02-28',
  active: true,
  note: '',
  workStart: '22:00',
  workEnd: '06:30',
  absenceStart: '2026-12-24',
  absenceEnd: '2027-01-02',
};

const noSchedule = { workStart: null, workEnd: null, absenceStart: null, absenceEnd: null };

async function open() {
  const send = await signedIn(await testServer());
  return {
    send,
    post: (payload: unknown) =>
      send({
        method: 'POST',
        url: '/api/people',
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/json' },
      }),
    put: (id: number, payload: object) =>
      send({ method: 'PUT', url: `/api/people/${String(id)}`, payload }),
  };
}

describe('POST /api/people', () => {
  test('adds a person and says where', async () => {
    const { post, send } = await open();
    const response = await post(anna);
    expect(response.statusCode).toBe(201);
    const person = response.json<Person>();
    expect(person).toEqual({ ...anna, id: 321, version: 1 });
    expect(response.headers.location).toBe('/api/people/321');
    expect((await send('/api/people/321')).json()).toEqual(person);
    expect((await send('/api/people?search=desmet%20liege')).json()).toMatchObject({ total: 0 });
    expect((await send('/api/people?search=smet%20anna.s%20liege')).json()).toMatchObject({
      total: 1,
    });
  });

  test('needs a few fields only, and stores text trimmed and composed', async () => {
    const { post } = await open();
    const { userName, email } = anna;
    const response = await post({
      userName,
      email,
      givenName: ' Zoe\u0308 ',
      familyName: 'X',
      active: false,
    });
    expect(response.json()).toMatchObject({
      givenName: 'Zoë',
      phone: '',
      birthday: null,
      active: false,
      note: '',
      ...noSchedule,
    });
  });

  test.each([
    [{ phone: '+32\u00a0470\u202f12\u00a034' }, { phone: '+32 470 12 34' }],
    [{ phone: '0470\u201112–34−56' }, { phone: '0470-12-34-56' }],
    [{ phone: '\u202a+32 470\u202c' }, { phone: '+32 470' }],
    [{ phone: '\u200e\u00a0+32 470\u00a0\u200b' }, { phone: '+32 470' }],
    [{ phone: '\u200b' }, { phone: '' }],
    [{ email: '\u202aanna@example.org\u202c' }, { email: 'anna@example.org' }],
    [{ userName: 'jan\u200b' }, { userName: 'jan' }],
    [{ userName: 'e\u200b\u0301va' }, { userName: 'éva' }],
    [{ givenName: 'نو\u200cید' }, { givenName: 'نو\u200cید' }],
  ])('takes %j, pasted, for what it looks like', async (pasted, stored) => {
    const { post } = await open();
    const response = await post({ ...anna, ...pasted });
    expect(response.json()).toEqual({ ...anna, ...stored, id: 321, version: 1 });
  });

  test('refuses too many marks, whatever is between them that is never drawn', async () => {
    const { post } = await open();
    const userName = `a${'\u0316\u200b'.repeat(31)}`;
    const response = await post({ ...anna, userName });
    expect(response.json()).toMatchObject({ errors: { userName: ['characters'] } });
  });

  test.each([
    [
      { givenName: '  ', familyName: null },
      { givenName: ['required'], familyName: ['required'] },
    ],
    [{ givenName: '\u200b \u202e' }, { givenName: ['required'] }],
    [{ email: 'anna@' }, { email: ['email'] }],
    [{ email: `${'a'.repeat(250)}@example.org` }, { email: ['maxLength'] }],
    [{ birthday: '2023-02-29' }, { birthday: ['date'] }],
    [{ birthday: '28/02/1990' }, { birthday: ['date'] }],
    [{ birthday: '0000-12-31' }, { birthday: ['date'] }],
    [{ birthday: 19900228 }, { birthday: ['type'] }],
    [{ workStart: '24:00' }, { workStart: ['time'] }],
    [{ workEnd: '9:00' }, { workEnd: ['time'] }],
    [{ workEnd: 900 }, { workEnd: ['type'] }],
    [{ absenceEnd: '2026-12-23' }, { absenceEnd: ['range'] }],
    [{ absenceStart: null }, { absenceEnd: ['range'] }],
    [{ active: 'true' }, { active: ['type'] }],
    [{ active: undefined }, { active: ['required'] }],
    [{ note: 'x'.repeat(501) }, { note: ['maxLength'] }],
    [{ userName: 'anna smet' }, { userName: ['pattern'] }],
    [{ phone: 'call me' }, { phone: ['phone'] }],
    [{ place: 'Gent\u0000' }, { place: ['characters'] }],
    [{ place: '\ud800' }, { place: ['characters'] }],
    [{ note: `a${'\u0316\u0301'.repeat(16)}` }, { note: ['characters'] }],
    [{ id: 7 }, { id: ['unknown'] }],
    [{ version: 7 }, { version: ['unknown'] }],
    [{ search_text: 'x' }, { search_text: ['unknown'] }],
    [{ givenName: ['x'] }, { givenName: ['type'] }],
  ])('refuses %j', async (change, errors) => {
    const { post } = await open();
    const response = await post({ ...anna, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      type: 'urn:gnap:problem:validation',
      title: 'Some fields are not valid',
      status: 400,
      errors,
    });
  });

  test('allows as many marks on a letter as any language has, and more', async () => {
    const { post } = await open();
    const note = `a${'\u0316'.repeat(15)}${'\u0301'.repeat(15)}`;
    expect((await post({ ...anna, note })).json()).toMatchObject({ note: note.normalize() });
  });

  test('allows a note of 500 with line breaks', async () => {
    const { post } = await open();
    const note = `line\r\n${'é'.repeat(495)}`;
    expect((await post({ ...anna, note })).json()).toMatchObject({ note: note.replace('\r', '') });
  });

  test.each([[[]], ['text'], [null], [12]])('refuses the body %j', async (body) => {
    const { post } = await open();
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ type: 'urn:gnap:problem:malformed-request' });
  });

  test('refuses a user name that is taken, in whatever case, even when two ask at once', async () => {
    const { post } = await open();
    const answers = await Promise.all([post(anna), post({ ...anna, userName: 'ANNA.Smet' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json()).toMatchObject({ errors: { userName: ['unique'] } });
    expect((await post({ ...anna, userName: 'ａnna.smet' })).json()).toMatchObject({
      errors: { userName: ['unique'] },
    });
    expect((await post({ ...anna, userName: 'ánna.smet' })).statusCode).toBe(201);
  });

  test('tells of a user name that is taken, and of nothing else that the database refuses', async () => {
    const database = await openDatabase('', ':memory:', migrations(2));
    onTestFinished(() => database.close());
    const add = () => addPerson(database, parseNewPerson(anna), undefined);
    await add();
    await expect(add()).rejects.toMatchObject({ body: { errors: { userName: ['unique'] } } });
    await database.execute(
      "CREATE TRIGGER full BEFORE INSERT ON people BEGIN SELECT RAISE(ABORT, 'full'); END",
    );
    await expect(add()).rejects.toThrow('SQLITE_CONSTRAINT: full');
  });
});

describe('PUT /api/people/:id', () => {
  test('replaces the whole person and counts the version', async () => {
    const { put, send } = await open();
    const response = await put(1, { ...anna, version: 1 });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...anna, id: 1, version: 2 });
    expect((await send('/api/people?search=anna.smet')).json()).toMatchObject({ total: 1 });
    const { userName, givenName, familyName, email } = anna;
    const short = await put(1, {
      userName,
      givenName,
      familyName,
      email,
      active: true,
      version: 2,
    });
    expect(short.json()).toMatchObject({ phone: '', place: '', birthday: null, version: 3 });
  });

  test('refuses a stale version and leaves the person as it was', async () => {
    const { put, send } = await open();
    await put(1, { ...anna, version: 1 });
    const stale = await put(1, { ...anna, place: 'Gent', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ type: 'urn:gnap:problem:conflict', status: 409 });
    expect((await send('/api/people/1')).json()).toMatchObject({ place: 'Liège', version: 2 });
  });

  test('of two replacements at once one wins', async () => {
    const { put } = await open();
    const answers = await Promise.all([1, 2].map(() => put(1, { ...anna, version: 1 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('takes the person back as it was read, but not as another one', async () => {
    const { put, send } = await open();
    const person = (await send('/api/people/5')).json<Person>();
    expect((await put(5, { ...person, note: 'new' })).statusCode).toBe(200);
    expect((await put(6, person)).json()).toMatchObject({ errors: { id: ['mismatch'] } });
  });

  test('requires a version, a user name of its own, and a person', async () => {
    const { put, post } = await open();
    await post(anna);
    expect((await put(1, anna)).json()).toMatchObject({ errors: { version: ['required'] } });
    expect((await put(1, { ...anna, version: 1 })).json()).toMatchObject({
      errors: { userName: ['unique'] },
    });
    expect((await put(9999, { ...anna, version: 1, userName: 'free' })).statusCode).toBe(404);
  });
});

test('a person is found by the user name, and by a place with a backslash', async () => {
  const { post, send } = await open();
  await post({ ...anna, userName: 'as1', place: 'C:\\Gent' });
  for (const search of ['as1', 'c:\\gent']) {
    const found = await send(`/api/people?search=${encodeURIComponent(search)}`);
    expect(found.json()).toMatchObject({ total: 1, items: [{ userName: 'as1' }] });
  }
});

test('the departments are those that anybody is in, each once and in order', async () => {
  const { post, send } = await open();
  await post({ ...anna, department: 'Ärzte' });
  await post({ ...anna, userName: 'b', department: 'Ärzte' });
  await post({ ...anna, userName: 'c', department: '' });
  const { departments } = (await send('/api/departments')).json<{ departments: string[] }>();
  expect(departments).toContain('Ärzte');
  expect(departments).not.toContain('');
  expect(departments).toEqual([...new Set(departments)].sort((a, b) => a.localeCompare(b)));
});

describe('GET /api/user-name', () => {
  test.each([
    ['anna.smet', false],
    ['ANNA.SMET', false],
    [' anna.smet ', false],
    ['anna.smet%E2%80%8B', false],
    ['anna.smet&except=321', true],
    ['anna.smet&except=1', false],
    ['somebody.else', true],
  ])('%s → %s', async (value, available) => {
    const { post, send } = await open();
    await post(anna);
    expect((await send(`/api/user-name?value=${value}`)).json()).toEqual({ available });
  });

  test.each(['', '?value=%20', '?value=%E2%80%8B'])(
    'asks for a value: "%s" has none',
    async (query) => {
      const { send } = await open();
      const response = await send(`/api/user-name${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: { value: ['required'] } });
    },
  );
});
