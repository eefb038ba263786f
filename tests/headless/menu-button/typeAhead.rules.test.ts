import { expect, test } from 'vitest';
import { isPrintable, typeAheadIndex } from '../../../headless/menu-button/typeAhead.rules.js';

const languages = ['Nederlands', 'Français', 'English', 'Éire'];

test.each([
  ['f', 0, 1],
  ['F', 0, 1],
  ['e', 0, 2],
  ['e', 2, 3],
  ['e', 3, 2],
  ['n', 0, 0],
  ['x', 0, null],
])('A11Y-LANG typing %s on item %i moves to %s', (character, from, expected) => {
  expect(typeAheadIndex(character, languages, from)).toBe(expected);
});

test.each([
  ["'", 2],
  ['’', 2],
  ['`', null],
])('typing %s moves to an item that begins with it, or nowhere', (character, expected) => {
  expect(typeAheadIndex(character, ['Aalst', 'Breda', "'s-Hertogenbosch"], 0)).toBe(expected);
});

test.each([
  ['a', true],
  ['É', true],
  ['👍', true],
  [' ', false],
  ['Enter', false],
  ['F1', false],
])('whether %s types a character: %s', (key, expected) => {
  expect(isPrintable(key)).toBe(expected);
});
