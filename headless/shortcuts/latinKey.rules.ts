/** The end of Latin's letters and of the accents that combine with them; other scripts follow. */
const LAST_OF_LATIN = '\u036F';

/** The part of the browser's keyboard event that counts. */
export interface LayoutKey {
  readonly key: string;
  readonly keyCode: number;
  readonly altKey: boolean;
}

/**
 * The key that a shortcut means. A character of another script, such as Greek or Arabic, becomes
 * the Latin letter of its key, in lower case, which browsers keep in `keyCode` for shortcuts. On
 * Apple's systems, so does what a letter or digit types while Option, their Alt, is held: `ß` is S.
 * Only capitals are letters there: `b` is the 2 of the numeric keypad.
 */
export function latinKey({ key, keyCode, altKey }: LayoutKey, isApple: boolean): string {
  const typed = String.fromCharCode(keyCode);
  const isOtherScript = key > LAST_OF_LATIN && typed > '9';
  return /[A-Z\d]/.test(typed) && ((isApple && altKey) || isOtherScript)
    ? typed.toLowerCase()
    : key;
}
