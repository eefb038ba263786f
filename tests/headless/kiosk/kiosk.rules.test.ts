import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksForKiosk, locksKiosk, withoutKiosk } from '../../../headless/kiosk/kiosk.rules.js';

test.each([
  ['/?kiosk', true],
  ['/people?page=2&kiosk#x', true],
  ['/?kiosk=', true],
  ['/?kiosk=true', true],
  ['?kiosk', true],
  ['/?%6Biosk', true],
  ['/?kiosk=false', false],
  ['/', false],
  ['/kiosk', false],
  ['/#?kiosk', false],
  ['/?kiosks', false],
  ['/?mode=kiosk', false],
])('B-17 %s asks for kiosk mode: %s', (url, asks) => {
  expect(asksForKiosk(url)).toBe(asks);
});

test.each([
  ['/?kiosk=locked', true],
  ['/people?page=2&kiosk=locked#x', true],
  ['/?kiosk', false],
  ['/?kiosk=true', false],
  ['/?lock=kiosk', false],
  ['/#?kiosk=locked', false],
])('B-17 %s locks kiosk mode: %s', (url, locks) => {
  expect(locksKiosk(url)).toBe(locks);
});

test.each([
  ['/?kiosk', '/'],
  ['/?kiosk=locked&page=2', '/?page=2'],
  ['/people?page=2&kiosk#x', '/people?page=2#x'],
  ['/people?kiosk=true&q=a%20b+c', '/people?q=a%20b+c'],
  ['/people?q=1', '/people?q=1'],
  ['/#?kiosk', '/#?kiosk'],
])('B-17 %s without it is %s', (url, rest) => {
  expect(withoutKiosk(url)).toBe(rest);
});

test('B-17 an address that was freed asks no more, and kept all else', () => {
  const pairs = fc.array(fc.constantFrom('page=2', 'q=a%20b', 'kiosks', 'x=kiosk'));
  const hash = fc.constantFrom('', '#', '#x?kiosk');
  fc.assert(
    fc.property(pairs, pairs, hash, (before, after, end) => {
      const url = (asked: string[]): string => {
        const search = [...before, ...asked, ...after].join('&');
        return `/people${search === '' ? '' : `?${search}`}${end}`;
      };
      expect(asksForKiosk(url(['kiosk']))).toBe(true);
      expect(asksForKiosk(url([]))).toBe(false);
      expect(withoutKiosk(url(['kiosk']))).toBe(url([]));
    }),
  );
});
