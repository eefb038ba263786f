/**
 * The text for comparing and searching: without case and accents, so that `Élan` is `ELAN`. In capitals, in which
 * `ß` is `SS` and the sigma that ends a word is any other: who types the start of a word has ended it so far.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
}
