import { expect, test } from 'vitest';
import { foldText } from '../../../headless/core/index.js';

test.each([
  ['case', 'DÉSIRÉ', 'désiré'],
  ['accents, composed or not', 'Élan', 'e\u0301lan'],
  ['accents that are left out', 'Hélène', 'helene'],
  ['a sigma at the end of a word', 'Ηρακλής', 'ηρακλησ'],
  ['which apostrophe', 'Vue d’ensemble', "vue d'ensemble"],
  ['which apostrophe, one that is a letter included', 'Пʼять', 'п’ять'],
  ['a sharp s', 'Weißstraße', 'weissstrasse'],
])('%s does not count', (_what, one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test('other letters are other letters', () => {
  expect(foldText('elan')).not.toBe(foldText('alan'));
  expect(foldText("l'an")).not.toBe(foldText('lan'));
});
