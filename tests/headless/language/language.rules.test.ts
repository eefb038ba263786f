import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_LOCALES,
  negotiateLanguage,
  textDirection,
} from '../../../headless/language/index.js';

const supported = ['nl', 'fr', 'en'];
const negotiate = (stored: string | null, wanted: string[], names = supported): string =>
  negotiateLanguage({ stored, wanted, supported: names, defaultName: 'nl' });

test('LANG-1 LANG-4 the built-in locales have a name and a title, and nl is the default', () => {
  expect(DEFAULT_LOCALES.map(({ name, title }) => [name, title])).toEqual([
    ['nl', 'Nederlands'],
    ['fr', 'Français'],
    ['en', 'English'],
  ]);
  expect(DEFAULT_LOCALES.find(({ isDefault }) => isDefault)?.name).toBe('nl');
});

test.each([
  ['fr', ['en'], 'fr'],
  ['"fr"', ['en'], 'fr'],
  ['FR', ['en'], 'fr'],
  [' fr ', ['en'], 'fr'],
  [null, ['en'], 'en'],
  [null, ['EN-us'], 'en'],
  [null, ['de', 'fr-BE', 'en'], 'fr'],
  [null, ['de-AT', 'fr'], 'fr'],
  [null, [], 'nl'],
  [null, ['', 'de'], 'nl'],
  // As browsers list them.
  [null, ['nl-BE', 'nl', 'en-US', 'en'], 'nl'],
  [null, ['fr-CA', 'fr', 'en'], 'fr'],
  [null, ['de'], 'nl'],
  [null, ['de-DE', 'de', 'en-US', 'en'], 'en'],
  [null, ['zh-Hant-TW'], 'nl'],
  [null, ['zh-Hant-TW', 'zh', 'fr-FR'], 'fr'],
])('LANG-2 stored %s and a browser that asks for %j give %s', (stored, wanted, language) => {
  expect(negotiate(stored, wanted)).toBe(language);
});

test('LANG-2 a language is tried exactly, then by its language part, before the next one', () => {
  expect(negotiate(null, ['nl-BE', 'fr'], ['fr', 'nl', 'nl-BE'])).toBe('nl-BE');
  expect(negotiate(null, ['nl-BE', 'fr'], ['fr', 'nl'])).toBe('nl');
});

test.each(['de', 'nl-BE', '', 'null', '{}', '"', '__proto__'])(
  'LANG-5 an unsupported stored choice %j is ignored',
  (stored) => {
    expect(negotiate(stored, ['en-GB'])).toBe('en');
  },
);

test('LANG-2 LANG-5 whatever is stored and asked for, the result is a language that there is', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.array(fc.string()), (stored, wanted) => {
      expect(supported).toContain(negotiate(stored, wanted));
    }),
  );
});

test.each([
  ['nl', 'ltr'],
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['he', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['not a tag', 'ltr'],
])('A11Y-LANG %s runs %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
