import { foldText } from './foldText.js';

/** The two texts in which a search finds a text: folded, with its apostrophes and without them. */
export function searchedTexts(text: string): readonly [string, string] {
  const folded = foldText(text);
  return [folded, folded.replaceAll("'", '')];
}

/** The words of a query, folded; none if it is empty. A text is found if it has each of them. */
export function searchedWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}
