import type { FormatText } from '../core/vanilla.js';
import { chordNames } from './chordNames.rules.js';
import { parseKeys } from './keys.rules.js';
import type { Shortcut } from './shortcuts.types.js';

/**
 * The labels of a shortcut's keys, one list per press in order: `[['Ctrl', 'K']]`, `[['G'], ['P']]`;
 * `null` if it has no keys.
 */
export function keyNames(
  shortcut: Shortcut,
  options: { formatText: FormatText; isApple: boolean },
): readonly (readonly string[])[] | null {
  const chords = parseKeys(shortcut);
  return chords.length === 0 ? null : chords.map((chord) => chordNames(chord, options));
}
