/** The text for comparing and searching: without case and accents, so that `Élan` is `elan`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
