import { ToolkitError } from '../core/vanilla.js';
import type { Shortcut } from './shortcuts.types.js';

/** One key with its modifiers. */
export interface Chord {
  readonly key: string;
  readonly mod: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** One press of a key. */
export interface KeyPress extends Chord {
  /** The Latin letter of the key, if the layout has letters of another script. Default: `key`. */
  readonly latinKey?: string | undefined;
  /** Whether it repeats because the key is held down. */
  readonly isRepeat: boolean;
  /** Whether the focused element takes text, or is a list or menu that is searched by typing. */
  readonly isTyping: boolean;
  /** Whether a modal is open in the page. */
  readonly isInModal: boolean;
}

const MODIFIER = /^(mod|alt|shift)$/;
const NAMED =
  /^(F\d{1,2}|Enter|Escape|Tab|Space|Backspace|Delete|Insert|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right))$/;

function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

type Fault = 'modifier' | 'key' | 'typing';

/** Apart from the calls of `refuse`, so that production builds leave the sentences out. */
function whyRefused(fault: Fault, part: string): string {
  return fault === 'typing'
    ? 'Keys that run during typing need "mod", or nobody could type them.'
    : `"${part}" is no ${fault}.`;
}

function refuse(keys: string, fault: Fault, part: string): never {
  throw new ToolkitError({
    code: 'shortcut-keys',
    what: `The keys "${keys}" are no shortcut.`,
    ...(process.env.NODE_ENV !== 'production' && {
      why: whyRefused(fault, part),
      mend: 'Write them like "mod+k", "?", "shift+F6" or, one after the other, "g p".',
    }),
  });
}

function parseChord(keys: string, part: string): Chord {
  const [, prefix = '', key = ''] = /^((?:[^+]+\+)*)(.+)$/.exec(part) ?? [];
  const modifiers = prefix.split('+').filter(Boolean);
  const unknown = modifiers.find((modifier) => !MODIFIER.test(modifier));
  if (unknown !== undefined) refuse(keys, 'modifier', unknown);
  if (!isCharacter(key) && !NAMED.test(key)) refuse(keys, 'key', key);
  return {
    key: isCharacter(key) ? key.toLowerCase() : key,
    mod: modifiers.includes('mod'),
    alt: modifiers.includes('alt'),
    shift: modifiers.includes('shift'),
  };
}

/**
 * Parses the keys of a shortcut. Throws a ToolkitError, code `shortcut-keys`, for an unknown key or
 * modifier, and for `whileTyping` with a key that lacks `mod`.
 */
export function parseKeys({ keys = '', whileTyping = false }: Shortcut): readonly Chord[] {
  const chords = keys
    .split(' ')
    .filter(Boolean)
    .map((part) => parseChord(keys, part));
  if (whileTyping && chords.some(({ mod }) => !mod)) {
    refuse(keys, 'typing', keys);
  }
  return chords;
}

/** Whether users can switch it off: a key is a character without `mod` or Alt (WCAG 2.1.4). */
export function isOfCharacters(chords: readonly Chord[]): boolean {
  return chords.some(({ key, mod, alt }) => !mod && !alt && isCharacter(key));
}

/**
 * Whether a pressed key matches one of a shortcut. It compares the character that the layout
 * produces, so for characters other than letters, such as `?` or `/`, Shift is ignored. A letter of
 * another script matches as its key's Latin letter too. No key matches where a shortcut has none.
 */
export function isPressed(
  chord: Chord | undefined,
  press: Chord & Pick<KeyPress, 'latinKey'>,
): boolean {
  if (chord === undefined) return false;
  const key = press.key === ' ' ? 'Space' : press.key;
  const takesShift = !/\p{L}/u.test(chord.key);
  return (
    [isCharacter(key) ? key.toLowerCase() : key, press.latinKey].includes(chord.key) &&
    chord.mod === press.mod &&
    chord.alt === press.alt &&
    (takesShift || chord.shift === press.shift)
  );
}
