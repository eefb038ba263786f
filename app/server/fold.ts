import { withoutInvisible } from './pastedText.js';

/**
 * Letters that Unicode does not decompose into a base and a mark, and the apostrophes that people
 * type.
 */
const letters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['’', "'"],
  ['‘', "'"],
  ['ʼ', "'"],
  ['′', "'"],
  ['`', "'"],
]);

/**
 * Text without case and diacritics, for searching and sorting: `Łukasz Désiré` → `lukasz desire`.
 * All hyphens and dashes are alike, and what is never drawn, such as a soft hyphen, is left out.
 * Whoever changes this adds a migration that folds the stored text anew.
 */
export function fold(text: string): string {
  return withoutInvisible(
    text
      // It decomposes into a space and a mark.
      .replaceAll('´', "'")
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, ''),
  )
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[ßæœøđðłþıς’‘ʼ′`]/gu, (letter) => letters.get(letter) ?? letter);
}

/** The key by which user names are compared: case makes no difference, accents do. */
export function userNameKey(userName: string): string {
  return userName.normalize('NFKC').toLowerCase();
}
