import { expect, test } from 'vitest';
import { searchedTexts, searchedWords } from '../../../headless/text-search/index.js';

test('a text is searched with its apostrophes, and without them', () => {
  expect(searchedTexts('Rue de l’Œuvre')).toEqual(["RUE DE L'OEUVRE", 'RUE DE LOEUVRE']);
});

test('the words of a query have any space between them', () => {
  expect(searchedWords('  van\u00a0den\tBroeck ')).toEqual(['VAN', 'DEN', 'BROECK']);
});

test.each(['', ' \u202f\n'])('a query without words has none: %j', (query) => {
  expect(searchedWords(query)).toEqual([]);
});
