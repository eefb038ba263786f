const graphemes = new Intl.Segmenter();

/** Enough for nearly every character, and little to look at for each step through a long text. */
const FIRST_SIZE = 64;

/** The length of the first character; `null` if it may go on after this part of the text. */
function lengthOfFirst(part: string): number | null {
  const length = graphemes.segment(part).containing(0)?.segment.length ?? 1;
  // The last unit may be half of one that joins.
  return length < part.length - 1 ? length : null;
}

/** The length of the last character; `null` if what is before this part of the text may tell. */
function lengthOfLast(part: string): number | null {
  const whole = part.replace(/^[\udc00-\udfff]/, '');
  const segments = graphemes.segment(whole);
  const index = segments.containing(whole.length - 1)?.index ?? 0;
  const before = segments.containing(index - 1)?.index ?? 0;
  // The first edge found may be within a character that began earlier, and flags are counted from
  // the first one in a row. Any other edge is one in the whole text.
  return before > 0 && !/^\p{RI}/u.test(whole) ? whole.length - index : null;
}

/**
 * The length of a text's first grapheme cluster, or of its last one, in UTF-16 units. Slate asks for
 * each character of a word with all of the text beyond it, so only an end of that is looked at.
 */
export function getCharacterDistance(text: string, isLast = false): number {
  for (let size = FIRST_SIZE; size < text.length; size *= 2) {
    const length = isLast ? lengthOfLast(text.slice(-size)) : lengthOfFirst(text.slice(0, size));
    if (length !== null) return length;
  }
  const at = isLast ? text.length - 1 : 0;
  return graphemes.segment(text).containing(at)?.segment.length ?? 1;
}
