import type { FormatText } from '../core/vanilla.js';
import { chordNames } from './chordNames.rules.js';
import { parseKeys } from './keys.rules.js';
import type { Shortcut } from './shortcuts.types.js';

/**
 * What stands on the keys of a shortcut: one list per press, one after the other; `null` where it has
 * no keys. `[['Ctrl', 'K']]`, `[['G'], ['P']]`
 */
export function keyNames(
  shortcut: Shortcut,
  options: { formatText: FormatText; isApple: boolean },
): readonly (readonly string[])[] | null {
  const chords = parseKeys(shortcut);
  return chords.length === 0 ? null : chords.map((chord) => chordNames(chord, options));
}
