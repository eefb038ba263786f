import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANONYMOUS_USER, decodeToken, userFromClaims } from '../../../headless/session/index.js';
import { tokenOfPayload } from './tokens.js';

test('SESS-1 the user has username, joined name and every other claim', () => {
  expect(
    userFromClaims({ unique_name: 'john', given_name: 'John', family_name: 'Doe', role: ['a'] }),
  ).toMatchObject({ isAuthenticated: true, username: 'john', name: 'John Doe', role: ['a'] });
});

test('SESS-1 no claim overwrites what is derived', () => {
  expect(
    userFromClaims({ isAuthenticated: false, username: 'root', name: 'Root', given_name: 'John' }),
  ).toMatchObject({ isAuthenticated: true, username: '', name: 'John' });
});

test.each([
  [{ given_name: 'John' }, 'John'],
  [{ family_name: 'Doe' }, 'Doe'],
  [{ given_name: '', family_name: ' Doe ' }, 'Doe'],
  [{ given_name: 7, family_name: 'Doe' }, 'Doe'],
  [{ name: 'John Doe' }, 'John Doe'],
  [{ given_name: '', family_name: '', name: 'J. Doe' }, 'J. Doe'],
  [{}, ''],
])('SESS-1 %j is called "%s"', (claims, name) => {
  expect(userFromClaims(claims).name).toBe(name);
});

test('SESS-1 no name has a stray space', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (given, family) => {
      const { name } = userFromClaims({ given_name: given, family_name: family });
      expect(name).toBe(name.trim());
      for (const part of [given, family]) expect(name).toContain(part.trim());
    }),
  );
});

test('SESS-1 claims called as properties of objects are data, and change no prototype', () => {
  const payload =
    '{"__proto__":{"isAdmin":true},"constructor":"c","hasOwnProperty":1,"toString":null}';
  const user = userFromClaims(decodeToken(tokenOfPayload(payload)));
  expect(Object.getPrototypeOf(user)).toBe(Object.prototype);
  expect(Object.getOwnPropertyDescriptor(user, '__proto__')?.value).toEqual({ isAdmin: true });
  expect(user).toMatchObject({ constructor: 'c', hasOwnProperty: 1, toString: null });
  expect(user['isAdmin']).toBeUndefined();
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('SESS-1 nobody has an empty username and name', () => {
  expect(ANONYMOUS_USER).toEqual({ isAuthenticated: false, username: '', name: '' });
});
