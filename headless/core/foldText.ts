/**
 * Folds case, accents and kinds of apostrophe (`'`, `‘`, `’`, `ʼ`) for comparing and searching: `L’Élan`
 * becomes `L'ELAN`. Folds to upper case, which turns `ß` into `SS` and has no special final sigma: the
 * last letter typed in a search need not end the word.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u02bc\u2018\u2019]/g, "'")
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
}
