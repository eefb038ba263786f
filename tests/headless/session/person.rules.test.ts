import { expect, test } from 'vitest';
import {
  ANONYMOUS_USER,
  isSameUser,
  personOf,
  userFromClaims,
  type Claims,
} from '../../../headless/session/index.js';

const JOHN: Claims = { sub: '1', unique_name: 'john' };

function personIn(claims: Claims, isAuthenticated = true): string | null {
  return personOf({ token: 'a.b.c', user: userFromClaims(claims, isAuthenticated) });
}

test.each<[string, Claims, boolean]>([
  ['a renewed token', { ...JOHN, exp: 9, role: 'admin', given_name: 'J.' }, true],
  ['another sub', { ...JOHN, sub: '2' }, false],
  ['another user name', { ...JOHN, unique_name: 'jane' }, false],
  ['no sub', { unique_name: 'john' }, false],
  ['a sub that is a number', { ...JOHN, sub: 1 }, false],
  ['no names at all', {}, false],
])('B-08 %s: the same person, or not', (_name, claims, isSame) => {
  expect(isSameUser(userFromClaims(JOHN), userFromClaims(claims))).toBe(isSame);
  expect(personIn(JOHN) === personIn(claims)).toBe(isSame);
});

test('B-08 a session that is being renewed is still the same person’s', () => {
  expect(personIn(JOHN, false)).toBe(personIn(JOHN));
});

test('B-08 nobody is no person, and somebody without a name is one', () => {
  expect(personOf({ token: null, user: ANONYMOUS_USER })).toBeNull();
  expect(personIn({})).toEqual(expect.any(String));
});

test('B-08 no two persons share a key, however their names are put together', () => {
  expect(personIn({ sub: '1', unique_name: '2,3' })).not.toBe(
    personIn({ sub: '1,2', unique_name: '3' }),
  );
  expect(personIn({ sub: '1","2', unique_name: '3' })).not.toBe(
    personIn({ sub: '1', unique_name: '2","3' }),
  );
});
