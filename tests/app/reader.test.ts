import { expect, test } from 'vitest';
import { createReader, readPage } from '../../app/resources/reader.js';

const ANSWER = { text: 'a', none: null, number: 1, flag: false, list: [] };

test('ERR-1 an answer of another shape, as of another version, is refused by the name of what is wrong', () => {
  const reader = createReader(ANSWER, 'person');
  const readable = {
    text: ['text'],
    textOrNull: ['text', 'none'],
    number: ['number'],
    flag: ['flag'],
    list: ['list'],
  } as const;
  for (const method of Object.keys(readable) as (keyof typeof readable)[]) {
    for (const [name, value] of Object.entries({ ...ANSWER, missing: undefined })) {
      const read = (): unknown => reader[method](name);
      if (readable[method].some((usable) => usable === name)) expect(read()).toBe(value);
      else
        expect(read, `${method} of ${name}`).toThrow(
          `person that the server sent has no usable "${name}"`,
        );
    }
  }
});

test.each([null, undefined, 'person', 7])('ERR-1 %j is no answer', (answer) => {
  expect(() => createReader(answer, 'person').text('name')).toThrow('no usable "name"');
});

test('ERR-1 a list of which one item cannot be read is none', () => {
  const page = { items: [{ id: 1 }, {}], total: 2, page: 1, pageSize: 20 };
  const readId = (item: unknown): number => createReader(item, 'person').number('id');
  expect(() => readPage(page, 'list', readId)).toThrow('The person');
  expect(readPage({ ...page, items: [{ id: 1 }] }, 'list', readId).items).toEqual([1]);
});
