import { ToolkitError } from '../core/vanilla.js';
import type { Shortcut } from './shortcuts.types.js';

/** One key with its modifiers. */
export interface Chord {
  readonly key: string;
  readonly mod: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** A key as it was pressed. */
export interface KeyPress extends Chord {
  /** It is held down. */
  readonly isRepeat: boolean;
  /** It goes to something that takes text, or looks for items by their first letters. */
  readonly isTyping: boolean;
  readonly isInModal: boolean;
}

const MODIFIERS: ReadonlySet<string> = new Set(['mod', 'alt', 'shift']);
const NAMED =
  /^(F\d{1,2}|Enter|Escape|Tab|Space|Backspace|Delete|Insert|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right))$/;

function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

function refuse(keys: string, why: string): never {
  throw new ToolkitError({
    code: 'shortcut-keys',
    what: `The keys "${keys}" are no shortcut.`,
    ...(process.env.NODE_ENV !== 'production' && {
      why,
      mend: 'Write them like "mod+k", "?", "shift+F6" or, one after the other, "g p".',
    }),
  });
}

function parseChord(keys: string, part: string): Chord {
  const [, prefix = '', key = ''] = /^((?:[^+]+\+)*)(.+)$/.exec(part) ?? [];
  const modifiers = prefix.split('+').filter(Boolean);
  const unknown = modifiers.find((modifier) => !MODIFIERS.has(modifier));
  if (unknown !== undefined) refuse(keys, `"${unknown}" is no modifier.`);
  if (!isCharacter(key) && !NAMED.test(key)) refuse(keys, `"${key}" is no key.`);
  return {
    key: isCharacter(key) ? key.toLowerCase() : key,
    mod: modifiers.includes('mod'),
    alt: modifiers.includes('alt'),
    shift: modifiers.includes('shift'),
  };
}

/**
 * Reads the keys of a shortcut. Throws a ToolkitError, code `shortcut-keys`, for what cannot be
 * pressed.
 */
export function parseKeys({ keys = '', whileTyping = false }: Shortcut): readonly Chord[] {
  const chords = keys
    .split(' ')
    .filter(Boolean)
    .map((part) => parseChord(keys, part));
  if (whileTyping && chords.some(({ mod }) => !mod)) {
    refuse(keys, 'Who types must be able to type them, so they need "mod".');
  }
  return chords;
}

/** Whether people must be able to turn it off: one of its keys is a character without Ctrl or Alt (WCAG 2.1.4). */
export function isOfCharacters(chords: readonly Chord[]): boolean {
  return chords.some(({ key, mod, alt }) => !mod && !alt && isCharacter(key));
}

/**
 * Whether a pressed key is that of a shortcut. It goes by the character that the layout gives, so for
 * `?` or `/` it does not count whether that takes Shift.
 */
export function isPressed(chord: Chord, press: Chord): boolean {
  const key = press.key === ' ' ? 'Space' : press.key;
  const takesShift = isCharacter(chord.key) && !/\p{L}/u.test(chord.key);
  return (
    chord.key === (isCharacter(key) ? key.toLowerCase() : key) &&
    chord.mod === press.mod &&
    chord.alt === press.alt &&
    (takesShift || chord.shift === press.shift)
  );
}
