import type { FormatText, TextDescriptor } from '../core/vanilla.js';
import type { Chord } from './keys.rules.js';

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

/** The labels of a chord's keys: `['Ctrl', 'K']`, on Apple's systems `['⌘', 'K']`. */
export function chordNames(
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
