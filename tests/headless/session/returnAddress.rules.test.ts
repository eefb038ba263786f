import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnAddress } from '../../../headless/session/index.js';

const options = { origin: 'https://app.example', signInPath: '/login' };

test.each([
  ['/people?page=2#x', '/people?page=2#x'],
  ['/', '/'],
  ['people', '/people'],
  ['https://app.example/people', '/people'],
  ['https://app.example:443/people', '/people'],
  ['/people/%2F%2Fevil.example', '/people/%2F%2Fevil.example'],
  ['/loginhistory', '/loginhistory'],
])('B-01 SESS-8 leads back to %s', (address, expected) => {
  expect(safeReturnAddress(address, options)).toBe(expected);
});

test.each([
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  ' //evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  String.raw`/..\/evil.example`,
  '//app.example/people',
  'https://evil.example/',
  'https://app.example@evil.example/',
  'https://app.example.evil.example/',
  'https://app.example:8443/',
  'http://app.example/',
  'https:',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'blob:https://app.example/5f2e',
  'filesystem:https://app.example/x',
  'https://app.example//evil.example',
  'http://[',
  '/%zz',
  '/login',
  '/login/?return=%2F',
  '/Login#x',
  '/%6Cogin',
])('B-02 SESS-8 ignores %s', (address) => {
  expect(safeReturnAddress(address, options)).toBeNull();
});

test('B-02 whatever the text, it stays within the app', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    'evil.example',
    'https:',
    '\t',
    ' ',
    '%2f',
    'login',
    'a?b',
    '#',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((all) => all.join('')),
      ),
      (address) => {
        const safe = safeReturnAddress(address, options);
        if (safe === null) return;
        const url = new URL(safe, options.origin);
        expect(url.origin).toBe(options.origin);
        expect(url.pathname + url.search + url.hash).toBe(safe);
        expect(safe).toMatch(/^\/(?![/\\])/);
      },
    ),
    { numRuns: 2000 },
  );
});
