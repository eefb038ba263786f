/** Letters that Unicode does not take apart into a base and a mark, and what is typed for them. */
const TYPED: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE', Ø: 'O', Đ: 'D', Ł: 'L' };

/**
 * Folds case, accents, ligatures, soft hyphens, and kinds of apostrophes (`´` too) and dashes, for comparing
 * and searching: `L’Œuvre élue` becomes `L'OEUVRE ELUE`. Folds to upper case, which turns `ß` into
 * `SS` and has no special final sigma: the last letter typed in a search need not end the word.
 */
export function foldText(text: string): string {
  return text
    .replace(/[\xb4\u02bc\u2018\u2019]/g, "'")
    .normalize('NFKD')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\p{Diacritic}\xad]/gu, '')
    .toUpperCase()
    .replace(/[ŒÆØĐŁ]/g, (letter) => TYPED[letter] ?? letter);
}
