import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProblem } from '../../../headless/http/readProblem.js';
import { endless } from './server.js';

function problemOf(body: string, status = 400) {
  return readProblem(new Response(body, { status, statusText: 'Bad Request' }));
}

test('B-25 a problem has type, title, status, detail and messages by field', async () => {
  const body = {
    type: 'https://app.example/problems/invalid',
    title: 'Not valid',
    status: 200,
    detail: 'Two fields are wrong.',
    errors: { username: ['taken', 'too short'], 'address.street': 'missing', ignored: 7 },
  };
  expect(await problemOf(JSON.stringify(body), 422)).toEqual({
    type: 'https://app.example/problems/invalid',
    title: 'Not valid',
    status: 422,
    detail: 'Two fields are wrong.',
    errors: { username: ['taken', 'too short'], 'address.street': ['missing'] },
  });
});

test('B-25 the list of RFC 9457 is read too', async () => {
  const errors = [
    { detail: 'must be positive', pointer: '#/age' },
    { detail: 'is unknown', pointer: '#/profile/color' },
    { detail: 'is too big', pointer: '/age' },
    { detail: 'has a slash', pointer: '#/a~1b~0c' },
    'nonsense',
  ];
  expect((await problemOf(JSON.stringify({ errors }))).errors).toEqual({
    age: ['must be positive', 'is too big'],
    'profile.color': ['is unknown'],
    'a/b~c': ['has a slash'],
  });
});

test('B-25 a field called as a property of objects is data, and missing where it is missing', async () => {
  const { errors } = await problemOf('{"errors":{"__proto__":["taken"]}}');
  expect(Object.keys(errors)).toEqual(['__proto__']);
  expect(errors['__proto__']).toEqual(['taken']);
  expect(errors['toString']).toBeUndefined();
});

test.each(['', '<html>', 'null', '[]', '"text"', '{"title":7,"errors":null}'])(
  'an answer %j is a problem with the status alone',
  async (body) => {
    expect(await problemOf(body)).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: '',
      errors: {},
    });
  },
);

test('B-25 a problem of 64 KiB is read, a longer answer is none', async () => {
  const around = '{"title":"Not valid","detail":""}'.length;
  const bodyOf = (bytes: number): string =>
    JSON.stringify({ title: 'Not valid', detail: 'x'.repeat(bytes - around) });
  expect((await problemOf(bodyOf(65_536))).title).toBe('Not valid');
  expect((await problemOf(bodyOf(65_537))).title).toBe('Bad Request');
});

test('B-25 an answer without end is not read for ever', async () => {
  const problem = await readProblem(new Response(endless(), { status: 500 }));
  expect(problem).toMatchObject({ status: 500, title: '', detail: '' });
});

test('B-25 a problem in brackets upon brackets is one with the status alone', async () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  expect((await problemOf(deep)).title).toBe('Bad Request');
  expect((await problemOf(`{"errors":${deep}}`)).errors).toEqual({});
});

test('B-25 texts that are not UTF-8 are read as far as they are', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('{"title":"Jos'), 0xe9, 0x22, 0x7d]);
  const { title } = await readProblem(new Response(bytes, { status: 400 }));
  expect(title).toBe('Jos\uFFFD');
});

test('any JSON is read without an error, and gives nothing but texts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.json(), async (body, errors) => {
      for (const text of [body, `{"errors":${errors}}`]) {
        const problem = await problemOf(text);
        for (const messages of Object.values(problem.errors)) {
          expect(messages?.every((message) => typeof message === 'string')).toBe(true);
        }
      }
    }),
  );
});
