import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenStatus } from '../../../headless/session/index.js';

const NOW = 1_800_000_000;

test.each([
  ['no exp', {}, 'valid'],
  ['a later exp', { exp: NOW + 1 }, 'valid'],
  ['exp now', { exp: NOW }, 'expired'],
  ['a fraction, floored', { exp: NOW + 0.9 }, 'expired'],
  ['zero', { exp: 0 }, 'expired'],
  ['a negative exp', { exp: -5 }, 'expired'],
  ['a huge exp', { exp: 1e20 }, 'valid'],
  ['exp in milliseconds', { exp: NOW * 1000 }, 'valid'],
  ['a numeric string', { exp: String(NOW + 100) }, 'expired'],
  ['a boolean', { exp: true }, 'expired'],
  ['null', { exp: null }, 'expired'],
  ['NaN', { exp: Number.NaN }, 'expired'],
  ['an object', { exp: {} }, 'expired'],
  ['nbf past', { nbf: NOW - 1 }, 'valid'],
  ['nbf within the leeway', { nbf: NOW + 60 }, 'valid'],
  ['nbf beyond the leeway', { nbf: NOW + 61 }, 'not-yet-valid'],
  ['nbf of another type', { nbf: 'soon' }, 'not-yet-valid'],
] as const)('SESS-2 with %s', (_name, claims, status) => {
  expect(tokenStatus(claims, NOW, 60)).toBe(status);
});

test('SESS-2 once expired, a token stays expired', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.nat(), fc.nat(), (exp, earlier, by) => {
      fc.pre(tokenStatus({ exp }, earlier, 60) === 'expired');
      expect(tokenStatus({ exp }, earlier + by, 60)).toBe('expired');
    }),
  );
});
