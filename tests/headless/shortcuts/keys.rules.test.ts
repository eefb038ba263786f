import { expect, test } from 'vitest';
import { keyNames } from '../../../headless/shortcuts/keyNames.rules.js';
import { isOfCharacters, isPressed, parseKeys } from '../../../headless/shortcuts/keys.rules.js';
import { formatDefaultText, ToolkitError, type Text } from '../../../headless/core/vanilla.js';
import type { Shortcut } from '../../../headless/shortcuts/index.js';

function shortcut(keys: string, whileTyping = false): Shortcut {
  return { id: 'it', label: 'It', keys, whileTyping, run: () => {} };
}

const plain = { mod: false, alt: false, shift: false };

test.each([
  ['mod+k', { ...plain, key: 'k', mod: true }, true],
  ['mod+k', { ...plain, key: 'K', mod: true }, true],
  ['mod+k', { ...plain, key: 'K', mod: true, shift: true }, false],
  ['mod+shift+k', { ...plain, key: 'K', mod: true, shift: true }, true],
  ['mod+k', { ...plain, key: 'k' }, false],
  ['k', { ...plain, key: 'k', mod: true }, false],
  ['k', { ...plain, key: 'k', alt: true }, false],
  ['?', { ...plain, key: '?', shift: true }, true],
  ['?', { ...plain, key: '?' }, true],
  ['/', { ...plain, key: '/', shift: true }, true],
  ['1', { ...plain, key: '1', shift: true }, true],
  ['mod++', { ...plain, key: '+', mod: true }, true],
  ['Space', { ...plain, key: ' ' }, true],
  ['shift+F6', { ...plain, key: 'F6', shift: true }, true],
  ['F6', { ...plain, key: 'F6', shift: true }, false],
  ['F10', { ...plain, key: 'F10' }, true],
  ['é', { ...plain, key: 'É' }, true],
  ['mod+K', { ...plain, key: 'k', mod: true }, true],
  ['mod+k', { ...plain, key: 'κ', latinKey: 'k', mod: true }, true],
  ['mod+k', { ...plain, key: 'κ', latinKey: 'k' }, false],
  ['mod+κ', { ...plain, key: 'Κ', latinKey: 'k', mod: true }, true],
])('B-16 %s is pressed by %j: %s', (keys, press, expected) => {
  expect(isPressed(parseKeys(shortcut(keys))[0]!, press)).toBe(expected);
});

test.each(['ctrl+k', 'mod+', 'enter', 'Return', 'g pp', 'mod+k+l'])(
  'B-16 %s is refused',
  (keys) => {
    expect(() => parseKeys(shortcut(keys))).toThrow(ToolkitError);
  },
);

test('B-16 only keys with mod may run while somebody types', () => {
  expect(parseKeys(shortcut('mod+k', true))).toHaveLength(1);
  expect(() => parseKeys(shortcut('?', true))).toThrow(/need "mod"/);
  expect(() => parseKeys(shortcut('mod+k p', true))).toThrow(/need "mod"/);
});

test.each([
  ['?', true],
  ['g p', true],
  ['shift+k', true],
  ['mod+k', false],
  ['alt+1', false],
  ['F6', false],
  ['', false],
])('B-16 WCAG 2.1.4 the keys "%s" are mere characters: %s', (keys, expected) => {
  expect(isOfCharacters(parseKeys(shortcut(keys)))).toBe(expected);
});

test.each([
  ['mod+k', false, [['Ctrl', 'K']]],
  ['mod+shift+k', true, [['⌘', '⇧', 'K']]],
  ['alt+ArrowUp', false, [['Alt', '↑']]],
  ['alt+ArrowUp', true, [['⌥', '↑']]],
  ['g p', false, [['G'], ['P']]],
  ['Space', false, [['Space']]],
  ['Escape', false, [['Esc']]],
  ['shift+Enter', false, [['Shift', 'Enter']]],
])('B-16 on the keys of %s (Apple: %s) stands %j', (keys, isApple, expected) => {
  expect(keyNames(shortcut(keys), { formatText: formatDefaultText, isApple })).toEqual(expected);
});

test('B-16 the names of keys come in the current language', () => {
  const formatText = (text: Text): string => (typeof text === 'string' ? text : text.id);
  expect(keyNames(shortcut('mod+alt+shift+Space'), { formatText, isApple: false })).toEqual([
    ['ctrl', 'alt', 'shift', 'space'].map((name) => `gnap.shortcuts.key-${name}`),
  ]);
});

test('what has no keys shows none', () => {
  const options = { formatText: formatDefaultText, isApple: false };
  expect(keyNames({ id: 'it', label: 'It', run: () => {} }, options)).toBeNull();
});
