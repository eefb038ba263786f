import type { Chord } from '../shortcuts/index.js';
import { pressedChord, type PressedKey } from '../shortcuts/vanilla.js';
import type { RichTextTool } from './tools.js';

function mod(key: string, modifiers: Partial<Chord> = {}): Chord {
  return { key, mod: true, alt: false, shift: false, ...modifiers };
}

const ALT = { alt: true } as const;
const SHIFT = { shift: true } as const;
const TAB: Chord = { key: 'Tab', mod: false, alt: false, shift: false };

/** The chords of each tool; the first is the one that is shown. */
export const HOTKEYS: Readonly<Partial<Record<RichTextTool, readonly Chord[]>>> = {
  bold: [mod('b')],
  italic: [mod('i')],
  underline: [mod('u')],
  strikethrough: [mod('x', SHIFT)],
  code: [mod('e')],
  link: [mod('k')],
  paragraph: [mod('0', ALT)],
  'heading-1': [mod('1', ALT)],
  'heading-2': [mod('2', ALT)],
  'heading-3': [mod('3', ALT)],
  'code-block': [mod('4', ALT)],
  'numbered-list': [mod('7', SHIFT)],
  'bulleted-list': [mod('8', SHIFT)],
  quote: [mod('9', SHIFT)],
  indent: [TAB],
  outdent: [{ ...TAB, ...SHIFT }],
  // On many European layouts `\` needs AltGr, so the first chord cannot be pressed there.
  'clear-formatting': [mod('\\'), mod('Space')],
  undo: [mod('z')],
  redo: [mod('z', SHIFT), mod('y')],
};

/** The part of the browser's keyboard event that counts. */
export interface HotkeyPress extends PressedKey {
  readonly code: string;
}

/**
 * Whether a key press is a chord. Letters match by the layout's character, those of other scripts by
 * their key's Latin letter; digits and Space by the physical key, since Shift and Alt turn them into
 * characters that differ between layouts.
 */
export function isChord(chord: Chord, press: HotkeyPress, isApple: boolean): boolean {
  const pressed = pressedChord(press, isApple);
  if (pressed === null) return false;
  const isPlace = [chord.key, `Digit${chord.key}`].includes(press.code);
  const isKey = isPlace || pressed.latinKey.toLowerCase() === chord.key.toLowerCase();
  const { mod, alt, shift } = pressed;
  return isKey && mod === chord.mod && alt === chord.alt && shift === chord.shift;
}

/** A chord in the format of `aria-keyshortcuts`: `Control+Shift+7`. */
export function ariaKeys({ key, mod, alt, shift }: Chord, isApple: boolean): string {
  const modifiers = [mod && (isApple ? 'Meta' : 'Control'), alt && 'Alt', shift && 'Shift'];
  return [...modifiers, key.length === 1 ? key.toUpperCase() : key].filter(Boolean).join('+');
}
