import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTitle } from '../../../headless/page-title/pageTitle.rules.js';

test.each([
  [['People', 'John Doe'], 'People - John Doe'],
  [['People'], 'People'],
  [['', 'People', '   ', 'John Doe', ''], 'People - John Doe'],
  [[' People ', 'John\n'], 'People - John'],
  [[], ''],
])('TITLE-1 %j joins to "%s"', (parts, title) => {
  expect(joinTitle({ parts })).toBe(title);
});

test.each([
  [{ prefix: 'GNaP »' }, 'GNaP » People - John'],
  [{ suffix: '(test)' }, 'People - John (test)'],
  [{ prefix: 'GNaP »', suffix: '(test)', separator: '/' }, 'GNaP » People / John (test)'],
  [{ separator: ' | ' }, 'People | John'],
  [{ separator: '' }, 'People John'],
  [{ prefix: ' ', suffix: '' }, 'People - John'],
])('TITLE-2 with %j the title is "%s"', (around, title) => {
  expect(joinTitle({ parts: ['People', 'John'], ...around })).toBe(title);
});

test('TITLE-2 without parts nothing parts prefix and suffix but one space', () => {
  expect(joinTitle({ parts: [], prefix: 'GNaP »', suffix: '(test)' })).toBe('GNaP » (test)');
});

test('TITLE-1 TITLE-2 no text leaves a stray space or separator behind', () => {
  const text = fc.constantFrom('', ' ', 'a', ' b ', 'c c');
  fc.assert(
    fc.property(fc.array(text), text, text, (parts, prefix, suffix) => {
      const title = joinTitle({ parts, prefix, suffix });
      expect(title).toBe(title.trim());
      expect(title).not.toMatch(/\s{2}|^-|-$|- -/);
      const words = [prefix, ...parts, suffix].join(' ').split(/\s+/).filter(Boolean);
      expect(title.split(/[\s-]+/).filter(Boolean)).toEqual(words);
    }),
  );
});
