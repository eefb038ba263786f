import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fittingPart,
  lengthOf,
  type LimiterUnit,
} from '../../../headless/limiter/limiter.rules.js';

const FAMILY = '👨‍👩‍👧';

function fit(inserted: string, max: number, unit?: LimiterUnit, around = ['', '']): string {
  const [before = '', after = ''] = around;
  return fittingPart({ before, inserted, after }, { max, unit });
}

test('LIMIT-1 the unit is UTF-16, as of maxlength, or visible characters', () => {
  expect(lengthOf(`abc${FAMILY}`)).toBe(11);
  expect(lengthOf(`abc${FAMILY}`, 'grapheme')).toBe(4);
  expect(lengthOf('e\u0301🇧🇪', 'grapheme')).toBe(2);
});

test.each(['\n', '\r\n', '\r'])(
  'LIMIT-1 a line break counts 1, whichever it is: %j',
  (lineBreak) => {
    const text = `a${lineBreak}b`;
    expect(lengthOf(text)).toBe(3);
    expect(lengthOf(text, 'grapheme')).toBe(3);
  },
);

test('LIMIT-1 B-26 a family after abc, with room for 2, is left out whole', () => {
  expect(fit(FAMILY, 5, 'utf16', ['abc', ''])).toBe('');
  expect(fit(`x${FAMILY}y`, 5, 'utf16', ['abc', ''])).toBe('x');
  expect(fit(`${FAMILY}y`, 4, 'grapheme', ['abc', ''])).toBe(FAMILY);
});

test('LIMIT-1 a limit that is no number is none, as for maxlength', () => {
  expect(fit('abc', NaN)).toBe('abc');
  expect(fit('abc', Infinity)).toBe('abc');
});

test('LIMIT-1 what fits is left whole, at the end and in the middle', () => {
  expect(fit('de', 5, 'utf16', ['abc', ''])).toBe('de');
  expect(fit('xyz', 5, 'utf16', ['ab', 'c'])).toBe('xy');
});

test('LIMIT-1 what fits is left whole, even where its end joins what comes after', () => {
  expect(fit('e', 2, 'utf16', ['', '\u0301'])).toBe('e');
  expect(fit('e', 1, 'grapheme', ['', '\u0301'])).toBe('e');
});

test('LIMIT-1 a text that is too long already takes nothing', () => {
  expect(fit('x', 3, 'utf16', ['abcdef', ''])).toBe('');
  expect(fit('x', 3, 'grapheme', ['abcdef', ''])).toBe('');
});

test('LIMIT-1 characters that join the one before it need no room of their own', () => {
  expect(fit('\u0301', 1, 'grapheme', ['e', ''])).toBe('\u0301');
  expect(fit('\u200d👩\u200d👧x', 1, 'grapheme', ['👨', ''])).toBe('\u200d👩\u200d👧');
  expect(fit('\u200d👩x', 3, 'utf16', ['👨', ''])).toBe('');
});

const texts = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\n',
    'é',
    'e\u0301',
    '👍🏽',
    FAMILY,
    '🇧🇪',
    '🇧',
    '\u0301',
    '\u200d',
    '한',
  ),
  maxLength: 12,
});
const units = fc.constantFrom<LimiterUnit>('utf16', 'grapheme');

test('LIMIT-1 B-26 a cut never splits a visible character, and stays within the limit', () => {
  fc.assert(
    fc.property(texts, texts, texts, units, fc.nat(40), (before, inserted, after, unit, max) => {
      const part = fit(inserted, max, unit, [before, after]);
      expect(inserted.startsWith(part)).toBe(true);
      if (part === inserted) return;
      const ends = [...new Intl.Segmenter().segment(before + inserted + after)].map(
        ({ index }) => index,
      );
      if (part !== '') {
        expect(ends).toContain(before.length + part.length);
        expect(lengthOf(before + part + after, unit)).toBeLessThanOrEqual(max);
      }
    }),
  );
});

test('LIMIT-1 as much is taken as there is room for', () => {
  fc.assert(
    fc.property(texts, texts, units, fc.nat(40), (before, inserted, unit, max) => {
      const part = fit(inserted, max, unit, [before, '']);
      const next = [...new Intl.Segmenter().segment(before + inserted)]
        .map(({ index, segment }) => index + segment.length)
        .find((end) => end > before.length + part.length);
      if (part === inserted || next === undefined) return;
      expect(lengthOf((before + inserted).slice(0, next), unit)).toBeGreaterThan(max);
    }),
  );
});
