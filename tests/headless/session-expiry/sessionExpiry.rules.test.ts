import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countedEnd,
  formatCountdown,
  isAnnounced,
  isInSecondHalf,
  lifeOf,
  secondsUntil,
  untilNextSecond,
} from '../../../headless/session-expiry/sessionExpiry.rules.js';
import { setUpSession } from '../session/setUp.js';

const END = { expiresAt: 1_000_000, seenAt: 900_000 };

test('B-09 the end is counted of a session that is there, runs out and can be renewed', () => {
  const signedOut = setUpSession().session.getState();
  const running = { ...signedOut, status: 'authenticated', expiresAt: 7, canRenew: true } as const;
  expect(countedEnd(running)).toBe(7);
  expect(countedEnd({ ...running, expiresAt: null })).toBeNull();
  expect(countedEnd({ ...running, canRenew: false })).toBeNull();
  expect(countedEnd({ ...running, status: 'renewing' })).toBeNull();
  expect(countedEnd(signedOut)).toBeNull();
});

test("B-09 a token lives as long as its claims say, whatever the server's clock", () => {
  expect(lifeOf({ iat: 5000, exp: 5600 }, END)).toEqual({
    issuedAt: 400_000,
    expiresAt: 1_000_000,
  });
});

test.each([
  ['no iat', { exp: 5600 }],
  ['an iat that is no number', { iat: '5000', exp: 5600 }],
  ['an iat at its end', { iat: 5600, exp: 5600 }],
  ['an iat after its end', { iat: 9000, exp: 5600 }],
])('B-09 the life of a token with %s begins when it was first seen', (_name, claims) => {
  expect(lifeOf(claims, END)).toEqual({ issuedAt: 900_000, expiresAt: 1_000_000 });
});

test('B-09 the second half begins in the middle', () => {
  const life = { issuedAt: 400_000, expiresAt: 1_000_000 };
  expect(isInSecondHalf(life, 699_999)).toBe(false);
  expect(isInSecondHalf(life, 700_000)).toBe(true);
  expect(isInSecondHalf(life, 2_000_000)).toBe(true);
  expect(isInSecondHalf({ issuedAt: 0, expiresAt: Infinity }, 1e15)).toBe(false);
});

test.each([
  [120_000, 120],
  [119_001, 120],
  [119_000, 119],
  [1, 1],
  [0, 0],
  [-5000, 0],
])('B-09 %d ms before the end, %d seconds are left', (rest, seconds) => {
  expect(secondsUntil(1e12, 1e12 - rest)).toBe(seconds);
});

test('B-09 the next tick comes when another second is shown, and never at once', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (rest) => {
      const wait = untilNextSecond(rest, 0);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1000);
      expect(secondsUntil(rest, wait)).toBe(Math.max(secondsUntil(rest, 0) - 1, 0));
    }),
  );
  expect(untilNextSecond(Infinity, 0)).toBe(1000);
});

test('A11Y-NOTE a countdown of two minutes is said three times: at 60, 30 and 10', () => {
  const said: number[] = [];
  for (let seconds = 120; seconds > 0; seconds -= 1) {
    if (isAnnounced(seconds, seconds + 1)) said.push(seconds);
  }
  expect(said).toEqual([60, 30, 10]);
});

test('A11Y-NOTE a skipped second is said late, once; the same second is not said twice', () => {
  expect(isAnnounced(47, 95)).toBe(true);
  expect(isAnnounced(8, 95)).toBe(true);
  expect(isAnnounced(60, 60)).toBe(false);
  expect(isAnnounced(30, 30)).toBe(false);
});

test('A11Y-NOTE opening is not said: it counts up from nothing', () => {
  expect(isAnnounced(120, 0)).toBe(false);
  expect(isAnnounced(25, 0)).toBe(false);
});

test.each([
  [120, '2:00'],
  [65, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
  [600, '10:00'],
])('B-09 %d seconds are shown as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
