import { expect, test } from 'vitest';
import { latinKey } from '../../../headless/shortcuts/latinKey.rules.js';

test.each([
  ['a Greek letter', { key: 'β', keyCode: 66 }, 'b'],
  ['a Latin letter', { key: 'b', keyCode: 66 }, 'b'],
  ['a Latin letter with accents', { key: 'é', keyCode: 50 }, 'é'],
  [
    'a Persian digit of the numeric keypad, whose code is that of "b"',
    { key: '۲', keyCode: 98 },
    '۲',
  ],
  ['a Cyrillic letter of a key without a letter', { key: 'э', keyCode: 222 }, 'э'],
  ['a character of an input method', { key: 'か', keyCode: 229 }, 'か'],
])('B-16 the key that a shortcut means: %s', (_, press, expected) => {
  expect(latinKey({ ...press, altKey: false }, false)).toBe(expected);
});

test.each([
  ['a letter that Option changes', { key: 'ß', keyCode: 83 }, 's'],
  ['a letter that Option makes dead', { key: 'Dead', keyCode: 78 }, 'n'],
  ['a digit that Option changes', { key: '¡', keyCode: 49 }, '1'],
  ['an arrow', { key: 'ArrowLeft', keyCode: 37 }, 'ArrowLeft'],
  ['a function key', { key: 'F6', keyCode: 117 }, 'F6'],
])('B-16 the key that a shortcut with Alt means on Apple: %s', (_, press, expected) => {
  expect(latinKey({ ...press, altKey: true }, true)).toBe(expected);
  expect(latinKey({ ...press, altKey: true }, false)).toBe(press.key);
});
