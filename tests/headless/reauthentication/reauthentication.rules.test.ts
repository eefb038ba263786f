import { expect, test } from 'vitest';
import { isWorthAsking } from '../../../headless/reauthentication/index.js';

test.each([
  ['POST', true],
  ['PUT', true],
  ['PATCH', true],
  ['patch', true],
  ['DELETE', true],
  ['GET', false],
  ['HEAD', false],
  ['OPTIONS', false],
])('B-10 a request with the method %s is worth signing in for in place: %s', (method, isWorth) => {
  expect(isWorthAsking({ method })).toBe(isWorth);
});
