import { expect, test } from 'vitest';
import { isAtRest } from '../../../headless/core/isAtRest.js';

test.each([
  ['what Safari dispatches when a list scrolls', { isTrusted: true, movementX: 0 }, true],
  ['a move', { isTrusted: true, movementX: -1 }, false],
  ['a move of a test', { isTrusted: false, movementX: 0 }, false],
])('the pointer is at rest or not: %s', (_, event, expected) => {
  expect(isAtRest({ movementY: 0, ...event })).toBe(expected);
});
