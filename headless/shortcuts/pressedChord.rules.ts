import type { Chord } from './keys.rules.js';
import { latinKey, type LayoutKey } from './latinKey.rules.js';

/** The part of the browser's keyboard event that counts. */
export interface PressedKey extends LayoutKey {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  getModifierState(key: 'AltGraph'): boolean;
}

/** A pressed key; `latinKey` is the one that a shortcut means. */
export interface PressedChord extends Chord {
  readonly latinKey: string;
}

/**
 * The chord of a press; `null` while the key is held that is `mod` on other systems only. AltGr is
 * no modifier of chords: it only types a character, though Windows says that Ctrl and Alt are down.
 * Apple's systems have none: Firefox says there of Option, which is Alt, that it is AltGr too.
 */
export function pressedChord(press: PressedKey, isApple: boolean): PressedChord | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey: shift } = press;
  const isAltGraph = !isApple && press.getModifierState('AltGraph');
  if (!isAltGraph && (isApple ? ctrlKey : metaKey)) return null;
  return {
    key,
    latinKey: isAltGraph ? key : latinKey(press, isApple),
    mod: !isAltGraph && (ctrlKey || metaKey),
    alt: !isAltGraph && altKey,
    shift,
  };
}
