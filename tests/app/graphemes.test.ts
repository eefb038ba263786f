import fc from 'fast-check';
import { createEditor, Editor, type Point } from 'slate';
import { expect, it, vi } from 'vitest';
import { getCharacterDistance } from '../../app/build/characterDistance.js';

/** For each rule of Unicode's grapheme clusters (UAX #29), characters that it joins or parts. */
const PARTS: readonly string[] = [
  ...[
    'a',
    ' ',
    '.',
    'é',
    '#',
    '\u0301',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '\u20e3',
    '\u0600',
    '\u0e33',
  ],
  ...['👍', '🏽', '👩', '❤', '🇧', '🇪', '𝒳', '𐐷', '\u{1f3f4}', '\u{e0067}', '\u{e007f}'],
  ...[
    'ᄀ',
    'ᅡ',
    'ᆨ',
    '가',
    '각',
    '힣',
    'क',
    'ष',
    'မ',
    '\u094d',
    '\u093c',
    '\u093e',
    '\u1039',
    '\u102c',
  ],
];

/** The offsets at which Slate's own caret stops. */
function stopsOf(text: string, direction: 'after' | 'before'): number[] {
  const editor = createEditor();
  editor.children = [{ type: 'paragraph', children: [{ text }] }];
  const [start, end] = Editor.edges(editor, []);
  const stops: number[] = [];
  let at: Point | undefined = direction === 'after' ? start : end;
  for (; at !== undefined; at = Editor[direction](editor, at, { unit: 'character' })) {
    stops.push(at.offset);
  }
  return stops;
}

// In the app's build the browser's graphemes stand in for Slate's own (app/build/leanPackages.ts).
it('Slate steps over the same characters by itself as it does in the app', () => {
  const texts = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      const segments = [...new Intl.Segmenter().segment(text)];
      const edges = [...segments.map(({ index }) => index), text.length];
      expect(stopsOf(text, 'after')).toEqual(edges);
      expect(stopsOf(text, 'before')).toEqual(edges.reverse());
    }),
    { numRuns: 300 },
  );
});

/** The edges of characters found by steps through a text from an end of it. */
function stepsThrough(text: string, isLast: boolean): number[] {
  const edges = [isLast ? text.length : 0];
  for (let rest = text; rest !== '';) {
    const distance = getCharacterDistance(rest, isLast);
    rest = isLast ? rest.slice(0, -distance) : rest.slice(distance);
    edges.push(isLast ? rest.length : text.length - rest.length);
  }
  return edges;
}

/** Texts that are longer than the part that is looked at first, with long characters and rows of flags. */
const LONG_TEXTS = fc
  .array(
    fc.tuple(
      fc.array(fc.constantFrom(...PARTS, '\ud83d', '\udc4d', '\r', '\n'), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 90 })),
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((parts) => parts.map(([part, times]) => part.join('').repeat(times)).join(''));

it('the app finds the same characters at an end of a text as in all of it, however long it is', () => {
  fc.assert(
    fc.property(LONG_TEXTS, (text) => {
      const segments = [...new Intl.Segmenter().segment(text)];
      const edges = [...segments.map(({ index }) => index), text.length];
      expect(stepsThrough(text, false)).toEqual(edges);
      expect(stepsThrough(text, true)).toEqual(edges.reverse());
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['one long word', `x ${'QWJj'.repeat(2500)}`],
  ['words with emoji and flags', 'é 👩🏽‍🚒🇧🇪🇳🇱 क्षक '.repeat(500)],
])('the app looks at little of a long text for each step through it: %s', (_, text) => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  stepsThrough(text, false);
  stepsThrough(text, true);
  const lengths = segment.mock.calls.map(([part]) => part.length);
  segment.mockRestore();
  expect(Math.max(...lengths)).toBeLessThanOrEqual(128);
});
