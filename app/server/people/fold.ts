/** Letters that Unicode does not take apart into a base and a mark, and the apostrophes that people type. */
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
]);

/** Text without case and diacritics, for searching and sorting: `Łukasz Désiré` → `lukasz desire`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþıς’‘ʼ]/gu, (letter) => letters.get(letter) ?? letter);
}

/** A user name as it is compared: two that differ in case only are the same, two that differ in an accent are not. */
export function userNameKey(userName: string): string {
  return userName.normalize('NFKC').toLowerCase();
}
