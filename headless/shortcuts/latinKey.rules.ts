/** The end of Latin's letters and of the accents that combine with them; other scripts follow. */
const LAST_OF_LATIN = '\u036F';

/**
 * The key that a shortcut means. A character of another script, such as Greek or Arabic, becomes
 * the Latin letter of its key, in lower case, which browsers keep in `keyCode` for shortcuts. Only
 * capitals are letters there: `b` is the 2 of the numeric keypad.
 */
export function latinKey({ key, keyCode }: { key: string; keyCode: number }): string {
  const letter = String.fromCharCode(keyCode);
  return key > LAST_OF_LATIN && /[A-Z]/.test(letter) ? letter.toLowerCase() : key;
}
