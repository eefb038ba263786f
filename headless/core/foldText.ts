/**
 * Folds case and accents for comparing and searching: `Élan` becomes `ELAN`. Folds to upper case,
 * which turns `ß` into `SS` and has no special final sigma: the last letter typed in a search need
 * not end the word.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
}
