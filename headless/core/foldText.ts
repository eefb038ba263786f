/**
 * Folds case, accents and apostrophes for comparing and searching: `L’Élan` becomes `LELAN`, as
 * `L'Élan` does. Folds to upper case, which turns `ß` into `SS` and has no special final sigma: the
 * last letter typed in a search need not end the word.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'‘’]/gu, '')
    .toUpperCase();
}
