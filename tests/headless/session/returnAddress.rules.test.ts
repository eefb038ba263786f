import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnAddress } from '../../../headless/session/index.js';
import { anyCharacter } from '../support/characters.js';

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

test('B-01 SESS-8 an app without HTTPS is led back into too', () => {
  const local = { origin: 'http://localhost:5173', signInPath: '/login' };
  expect(safeReturnAddress('/people?page=2', local)).toBe('/people?page=2');
});

test('B-01 SESS-8 no address leads nowhere', () => {
  expect(safeReturnAddress(new URLSearchParams('').get('return'), options)).toBeNull();
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
  ' //app.example/people',
  String.raw`/\app.example/people`,
  'https://evil.example/',
  'https://app.example@evil.example/',
  'https://app.example.evil.example/',
  'https://app.example:8443/',
  'http://app.example/',
  'https:',
  'https:people',
  'HTTPS:people',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'blob:https://app.example/5f2e',
  'bl\tob:https://app.example/5f2e',
  '\u0001blob:https://app.example/5f2e',
  'filesystem:https://app.example/x',
  'https://app.example//evil.example',
  'http://[',
  '/%zz',
  '/login',
  '/login/?return=%2F',
  '/login//',
  '/Login#x',
  '/%6Cogin',
])('B-02 SESS-8 ignores %s', (address) => {
  expect(safeReturnAddress(address, options)).toBeNull();
});

test.each([
  ['user-info of ours', 'https://john:secret@app.example/people', '/people'],
  ['a scheme and host in capitals', 'HTTPS://APP.EXAMPLE/people', '/people'],
  ['spaces around it', ' /people ', '/people'],
  ['dots that lead nowhere', '/a/../people/./1', '/people/1'],
  ['a query and a hash that look foreign', '/people?to=//evil#//evil', '/people?to=//evil#//evil'],
])('B-01 SESS-8 with %s, only path, search and hash are gone to', (_name, address, expected) => {
  expect(safeReturnAddress(address, options)).toBe(expected);
});

const PIECES = fc.constantFrom(
  ...['/', '\\', '.', '..', ':', '@', '?', '#', 'evil.example', 'app.example', 'https:', 'blob:'],
  ...['javascript:', '\t', '\n', '\0', ' ', '%2f', '%5c', '%', 'login', 'a?b', '8443', 'é', '🎉'],
);

const ANY_ADDRESS = fc.oneof(
  fc.string(),
  fc.string({ unit: anyCharacter }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.array(PIECES).map((pieces) => pieces.join('')),
  fc.array(PIECES).map((pieces) => `https://app.example${pieces.join('')}`),
);

test.each(['https://app.example', 'http://app.example', 'https://app.example:8443'])(
  'B-02 SESS-8 whatever the text, it stays within the app at %s',
  (origin) => {
    fc.assert(
      fc.property(ANY_ADDRESS, (address) => {
        const safe = safeReturnAddress(address, { origin, signInPath: '/login' });
        if (safe === null) return;
        const url = new URL(safe, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname + url.search + url.hash).toBe(safe);
        expect(url.pathname).not.toMatch(/^[/\\]{2}/);
        expect(safe).toMatch(/^\/(?![/\\])/);
        expect(url.pathname).not.toMatch(/^\/login\/*$/i);
        // What is safe once is safe again, and the same.
        expect(safeReturnAddress(safe, { origin, signInPath: '/login' })).toBe(safe);
      }),
      { numRuns: 2000 },
    );
  },
);

test.each(['null', '', 'file://', 'https://app.example/'])(
  'SESS-8 for what is no origin of a page ("%s") no address is ours',
  (origin) => {
    for (const address of ['/people', 'https://app.example/people', 'file:///etc', 'data:,x']) {
      expect(safeReturnAddress(address, { origin, signInPath: '/login' })).toBeNull();
    }
  },
);
