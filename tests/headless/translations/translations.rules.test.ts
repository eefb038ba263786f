import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flattenTranslations, TranslationError } from '../../../headless/translations/index.js';
import {
  keepIfSame,
  mergeTables,
  translationUrl,
} from '../../../headless/translations/translations.rules.js';

test('TRANS-2 nested objects flatten to dotted ids; flat ids and nested ones mix', () => {
  const table = {
    gnap: { 'error-notification-title': 'Fout', deep: { er: 'ja' } },
    'gnap.language': 'Taal',
  };
  expect({ ...flattenTranslations(table) }).toEqual({
    'gnap.error-notification-title': 'Fout',
    'gnap.deep.er': 'ja',
    'gnap.language': 'Taal',
  });
});

test('TRANS-3 values other than text are left out, and text that is still to be written', () => {
  const table = { a: 1, b: null, c: true, d: ['x'], e: {}, f: '', g: 'kept' };
  expect({ ...flattenTranslations(table) }).toEqual({ g: 'kept' });
});

test('TRANS-2 a message that a build compiled is a message; another list is not', () => {
  const compiled = [{ type: 0, value: 'Taal' }];
  const table = { gnap: { language: compiled }, list: [1], none: [], nested: [compiled] };
  expect({ ...flattenTranslations(table) }).toEqual({ 'gnap.language': compiled });
});

test.each([['text'], [['a', 'b']], [null], [42], [undefined], [true]])(
  'TRANS-3 a root of %j gives an empty table',
  (root) => {
    expect(Object.keys(flattenTranslations(root))).toEqual([]);
  },
);

test('TRANS-2 keys that reach a prototype are refused, and the prototypes stay as they are', () => {
  const json =
    '{"__proto__":{"polluted":"yes"},"a":{"constructor":{"prototype":{"polluted":"yes"}},"b":"x"}}';
  const messages = flattenTranslations(JSON.parse(json));
  expect(Object.keys(messages)).toEqual(['a.b']);
  expect(Object.getPrototypeOf(messages)).toBeNull();
  expect('polluted' in {}).toBe(false);
});

test('TRANS-2 what no table has reads as missing, whatever every object inherits', () => {
  const messages = mergeTables([flattenTranslations({ a: 'x' })]);
  expect(messages['toString']).toBeUndefined();
  expect(messages['__proto__']).toBeUndefined();
});

test('TRANS-2 depth and number of messages are capped', () => {
  const countAt = (depth: number): number => {
    let table: object = { end: 'x' };
    for (let level = 1; level < depth; level += 1) table = { d: table };
    return Object.keys(flattenTranslations(table)).length;
  };
  expect([20, 21, 5000].map(countAt)).toEqual([1, 0, 0]);

  const many = Object.fromEntries(Array.from({ length: 25_000 }, (_, index) => [index, 'x']));
  expect(Object.keys(flattenTranslations(many))).toHaveLength(20_000);
});

test('TRANS-2 flattening finds every text under the path that leads to it', () => {
  const key = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', 'c', '-') });
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.dictionary(
      key,
      fc.oneof({ depthSize: 'small' }, fc.string({ minLength: 1 }), tie('tree')),
    ),
  }));
  const readPath = (table: unknown, id: string): unknown =>
    id.split('.').reduce<unknown>((node, part) => Object(node)[part], table);
  fc.assert(
    fc.property(tree, (table) => {
      const messages = flattenTranslations(table);
      for (const id of Object.keys(messages)) expect(readPath(table, id)).toBe(messages[id]);
      const texts = JSON.stringify(table).split(/":"/).length - 1;
      expect(Object.keys(messages).length).toBeLessThanOrEqual(texts);
    }),
  );
});

test('TRANS-2 tables merge, a later one wins, and the same result is the same object', () => {
  const first = flattenTranslations({ a: '1', b: '1' });
  const merged = mergeTables([first, flattenTranslations({ b: '2' })]);
  expect({ ...merged }).toEqual({ a: '1', b: '2' });
  expect(keepIfSame(mergeTables([merged]), merged)).toBe(merged);
  expect(keepIfSame(first, merged)).toBe(first);
  const less = flattenTranslations({ a: '1' });
  expect(keepIfSame(less, first)).toBe(less);
});

const file = { base: 'https://example.org/app/', part: 'people', language: 'nl', buildId: 'b 1&' };

test('TRANS-1 the address of a part is resolved against an absolute base, with the build’s id', () => {
  expect(translationUrl(file)).toBe('https://example.org/app/people/translations.nl.json?v=b+1%26');
  expect(translationUrl({ ...file, part: 'js/gnap', language: 'nl-BE' })).toContain(
    '/app/js/gnap/translations.nl-BE.json',
  );
});

test.each([
  '..',
  '../secret',
  'a/../../b',
  '/api',
  '//evil.example',
  'https://evil.example',
  'a\\b',
  '%2e%2e/b',
  'a%00',
  'a\0',
  'a?b',
  'a#b',
  '',
  'a//b',
  '.',
])('TRANS-1 the part %j is refused', (part) => {
  expect(() => translationUrl({ ...file, part })).toThrow(TranslationError);
});

test.each(['../x', 'nl/../..', '', 'nl.json?', 'a b'])(
  'TRANS-1 the language %j is refused',
  (language) => {
    expect(() => translationUrl({ ...file, language })).toThrow(/is no language/);
  },
);

test('TRANS-1 a relative base is refused, with the way to mend it', () => {
  expect(() => translationUrl({ ...file, base: '/app/' })).toThrow(
    /"\/app\/" is not absolute.*Give `baseUrl` with scheme and host/,
  );
});

test('TRANS-1 no part leads out of the base', () => {
  const segment = fc.oneof(fc.string(), fc.constantFrom('..', '.', '', 'a', '%2e%2e', '\\'));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), fc.string(), (segments, language) => {
      let url: string;
      try {
        url = translationUrl({ ...file, part: segments.join('/'), language });
      } catch (error) {
        expect(error).toBeInstanceOf(TranslationError);
        return;
      }
      expect(url.startsWith(file.base)).toBe(true);
    }),
  );
});
