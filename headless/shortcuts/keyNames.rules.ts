import type { FormatText, TextDescriptor } from '../core/vanilla.js';
import { parseKeys, type Chord } from './keys.rules.js';
import type { Shortcut } from './shortcuts.types.js';

const CTRL: TextDescriptor = { id: 'gnap.shortcuts.key-ctrl', defaultMessage: 'Ctrl' };
const ALT: TextDescriptor = { id: 'gnap.shortcuts.key-alt', defaultMessage: 'Alt' };
const SHIFT: TextDescriptor = { id: 'gnap.shortcuts.key-shift', defaultMessage: 'Shift' };
const SPACE: TextDescriptor = { id: 'gnap.shortcuts.key-space', defaultMessage: 'Space' };

const SYMBOLS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

function chordNames(
  { key, mod, alt, shift }: Chord,
  { formatText, isApple }: { formatText: FormatText; isApple: boolean },
): readonly string[] {
  return [
    mod && (isApple ? '⌘' : formatText(CTRL)),
    alt && (isApple ? '⌥' : formatText(ALT)),
    shift && (isApple ? '⇧' : formatText(SHIFT)),
    key === 'Space'
      ? formatText(SPACE)
      : (SYMBOLS[key] ?? (key.length === 1 ? key.toUpperCase() : key)),
  ].filter((name) => name !== false);
}

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
