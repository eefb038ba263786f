/** The end of Latin's letters and of the accents that combine with them; other scripts follow. */
const LAST_OF_LATIN = '\u036F';

/**
 * The key that a shortcut means. A character of another script, such as Greek or Arabic, becomes
 * the Latin letter of its key, in lower case, which browsers keep in `keyCode` for shortcuts.
 */
export function latinKey({ key, keyCode }: { key: string; keyCode: number }): string {
  return key > LAST_OF_LATIN ? String.fromCharCode(keyCode).toLowerCase() : key;
}
