import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rovingIndex } from '../../../headless/core/vanilla.js';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowRight', 0, null],
  ['a', 0, null],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
])('vertical: %s on item %i of 3 → %s', (key, index, expected) => {
  expect(rovingIndex(key, { index, count: 3 }, { orientation: 'vertical' })).toBe(expected);
});

test('left and right turn around with the writing direction', () => {
  const at = { index: 1, count: 3 };
  expect(rovingIndex('ArrowRight', at, { orientation: 'horizontal' })).toBe(2);
  expect(rovingIndex('ArrowRight', at, { orientation: 'horizontal', direction: 'rtl' })).toBe(0);
  expect(rovingIndex('ArrowDown', at, { orientation: 'horizontal' })).toBeNull();
});

test('without wrapping it stops at the ends', () => {
  const options = { orientation: 'vertical', wrap: false } as const;
  expect(rovingIndex('ArrowDown', { index: 2, count: 3 }, options)).toBe(2);
  expect(rovingIndex('ArrowUp', { index: 0, count: 3 }, options)).toBe(0);
});

test('a key never leads outside the group, and nowhere in an empty one', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
  fc.assert(
    fc.property(keys, fc.nat(20), fc.nat(20), fc.boolean(), (key, index, count, wrap) => {
      const at = { index: Math.min(index, count - 1), count };
      const next = rovingIndex(key, at, { orientation: 'both', wrap });
      if (count === 0) expect(next).toBeNull();
      else expect(next).toSatisfy((value: number) => value >= 0 && value < count);
    }),
  );
});
