import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../../app/server/fold.js';
import type { PeoplePage } from '../../../app/server/people/peopleTable.js';
import { parseNewPerson, type Person } from '../../../app/server/people/person.js';
import { demoPeople } from '../../../app/server/seed/demoPeople.js';
import { signedIn, testServer } from './testServer.js';

async function list(query: string): Promise<PeoplePage> {
  const send = await signedIn(await testServer());
  const response = await send(`/api/people${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<PeoplePage>();
}

describe('GET /api/people', () => {
  test('answers the first page in the order of the family name', async () => {
    const { items, ...rest } = await list('');
    expect(rest).toEqual({ total: 320, page: 1, pageSize: 20 });
    expect(items).toHaveLength(20);
    const keys = items.map(({ familyName }) => fold(familyName));
    expect(keys).toEqual([...keys].sort());
    expect(Object.keys(items[0]!)).toEqual([
      'id',
      'version',
      'userName',
      'givenName',
      'familyName',
      'email',
      'phone',
      'function',
      'department',
      'place',
      'birthday',
      'active',
      'note',
      'workStart',
      'workEnd',
      'absenceStart',
      'absenceEnd',
    ]);
  });

  test.each(['LIEGE', 'liège', 'Liége'])(
    'searches without case and diacritics: %s',
    async (word) => {
      const { items, total } = await list(`?search=${encodeURIComponent(word)}`);
      expect(total).toBeGreaterThan(0);
      expect(new Set(items.map(({ place }) => place))).toEqual(new Set(['Liège']));
    },
  );

  test('searches for what is seen of a word that was pasted', async () => {
    const { total } = await list('?search=aerts');
    expect(total).toBeGreaterThan(0);
    expect(await list('?search=aerts%E2%80%8B')).toMatchObject({ total });
  });

  test('requires every word, in whatever field', async () => {
    const { items, total } = await list('?search=Van%20%20example.org%20gent');
    expect(total).toBeGreaterThan(0);
    for (const person of items) {
      const text = fold(
        [person.givenName, person.familyName, person.email, person.place].join(' '),
      );
      for (const word of ['van', 'example.org', 'gent']) expect(text).toContain(word);
    }
  });

  test('a search of very many words is answered', async () => {
    expect((await list(`?search=${'a+'.repeat(2_000)}`)).total).toBeGreaterThan(0);
  });

  test('a NUL hides no part of a word from the search', async () => {
    expect((await list('?search=a%00nobody')).total).toBe(0);
  });

  test.each(['%25', '_', '%5C', "'%20OR%201=1--"])('takes %s as text', async (search) => {
    expect((await list(`?search=${search}`)).total).toBe(0);
  });

  test('sorts descending, unknown birthdays last either way', async () => {
    for (const sort of ['birthday', '-birthday']) {
      const { items } = await list(`?sort=${sort}&pageSize=100&page=4`);
      expect(items.at(-1)?.birthday).toBeNull();
    }
    const { items } = await list('?sort=-birthday');
    const birthdays = items.map(({ birthday }) => birthday);
    expect(birthdays).toEqual([...birthdays].sort().reverse());
  });

  test('pages neither overlap nor leave anybody out', async () => {
    const send = await signedIn(await testServer());
    const ids: number[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const response = await send(`/api/people?sort=department&pageSize=100&page=${String(page)}`);
      ids.push(...response.json<PeoplePage>().items.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(320);
  });

  test('a page beyond the end is the last one', async () => {
    const page = await list('?page=999&pageSize=100');
    expect(page).toMatchObject({ total: 320, page: 4, pageSize: 100 });
    expect(page.items).toHaveLength(20);
  });

  test.each([
    ['?page=0&pageSize=0', 1, 1],
    ['?page=-3&pageSize=1000', 1, 100],
    ['?page=1000000000&pageSize=99999999999999999999', 4, 100],
    ['?page=x&pageSize=1.5', 1, 20],
    ['?page=2&page=3', 2, 20],
    ['?search=nobody-at-all&page=7', 1, 20],
  ])('puts %s right', async (query, page, pageSize) => {
    expect(await list(query)).toMatchObject({ page, pageSize });
  });

  test('refuses to sort by a column that is not offered', async () => {
    const send = await signedIn(await testServer());
    const response = await send('/api/people?sort=search_text');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: { sort: ['unknown'] } });
  });
});

describe('GET /api/people/:id', () => {
  test('answers one person', async () => {
    const send = await signedIn(await testServer());
    expect((await send('/api/people/1')).json<Person>()).toMatchObject({ id: 1, version: 1 });
  });

  test.each(['0', '9999', '01', '1e0', 'x', '..%2f1', '1%00', '%F0%9F%8E%89'])(
    'answers 404 to %s',
    async (id) => {
      const send = await signedIn(await testServer());
      expect((await send(`/api/people/${id}`)).statusCode).toBe(404);
    },
  );
});

describe('the demo data', () => {
  test('is the same every time', () => {
    expect(demoPeople()).toEqual(demoPeople());
    expect(demoPeople()).toHaveLength(320);
  });

  test('has distinct user names and addresses, many places, and names as people have them', () => {
    const people = demoPeople();
    const count = (values: readonly unknown[]): number => new Set(values).size;
    expect(count(people.map(({ userName }) => userName))).toBe(320);
    expect(count(people.map(({ email }) => email))).toBe(320);
    expect(count(people.map(({ place }) => place))).toBeGreaterThanOrEqual(20);
    expect(count(people.map(({ department }) => department))).toBe(8);
    for (const part of [/^Van den /, /^De /, /^Le /, /^O'/, /^van /, /[^\x20-\x7e]/]) {
      expect(people.some(({ familyName }) => part.test(familyName))).toBe(true);
    }
  });

  test('satisfies the rules that hold for people who are added', () => {
    for (const person of demoPeople()) expect(parseNewPerson(person)).toMatchObject(person);
  });
});

test.each([
  ['Jean‑Luc', 'jean-luc'],
  ['Jean‐Luc', 'jean-luc'],
  ['Jean–Luc', 'jean-luc'],
  ['Jan\u00adine', 'janine'],
  ['\u202aAerts\u202c\u200b', 'aerts'],
  ['O′Neil', "o'neil"],
  ['L´Hoir', "l'hoir"],
  ['L`Hoir', "l'hoir"],
])('%j is found as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding twice is folding once, and upper case folds as lower case does', () => {
  expect(fold('Łukasz Désiré O’Großœ Ångström')).toBe("lukasz desire o'grossoe angstrom");
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
