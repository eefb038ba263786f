import fc from 'fast-check';
import { createEditor, Editor, type Point } from 'slate';
import { expect, it } from 'vitest';

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
