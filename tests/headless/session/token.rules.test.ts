import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { decodeToken, InvalidTokenError, userFromClaims } from '../../../headless/session/index.js';
import { ToolkitError } from '../../../headless/core/index.js';
import { anyCharacter } from '../support/characters.js';
import { tokenOf, tokenOfPayload } from './tokens.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

function errorOf(token: unknown): unknown {
  try {
    decodeToken(token);
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['an object', { token: 'a.b.c' }],
  ['an empty string', ''],
  ['the word undefined', 'undefined'],
  ['one part', 'abc'],
  ['two parts', 'abc.def'],
  ['four parts', 'a.b.c.d'],
  ['five parts', 'a.b.c.d.e'],
  ['a JSON object', '{"token":"abc"}'],
  ['a JSON array', '["abc"]'],
  ['broken JSON', '{abc'],
])('SESS-5 %s is Invalid JWT', (_name, token) => {
  const error = errorOf(token);
  expect(error).toBeInstanceOf(InvalidTokenError);
  expect(error).toBeInstanceOf(ToolkitError);
  expect(error).toMatchObject({ message: 'Invalid JWT', code: 'invalid-token' });
});

const payloadOf = (token: string): string => token.split('.')[1]!;

test.each([
  ['an empty payload', 'a..c'],
  ['a payload of impossible length', 'a.abcde.c'],
  ['a character outside base64url', 'a.e3~9.c'],
  ['a comma', 'a.e3,9.c'],
  ['text that is not JSON', tokenOfPayload('hello')],
  [
    'bytes that are not UTF-8',
    `a.${Buffer.from('{"a":"\xff"}', 'latin1').toString('base64url')}.c`,
  ],
  ['null', tokenOfPayload('null')],
  ['a number', tokenOfPayload('7')],
  ['a boolean', tokenOfPayload('true')],
  ['a string', tokenOfPayload('"text"')],
  ['an array', tokenOfPayload('[{}]')],
  ['a line break inside', tokenOf({}).replace('.', '.\r\n')],
  ['NUL', `${tokenOf({})}\0x`],
  ['an inner space', tokenOf({}).replace('.', ' .')],
  ['a letter outside ASCII', `${tokenOf({})}é`],
  ['JSON quotes', `"${tokenOf({})}"`],
  ['Bearer inside', tokenOf({}).replace('.', 'Bearer .')],
  ['more than 8 KiB', tokenOf({ a: 'x'.repeat(8192) })],
])('SESS-5 a token with %s cannot be decoded', (_name, token) => {
  const error = errorOf(token);
  expect(error).toBeInstanceOf(InvalidTokenError);
  expect(error).toMatchObject({ message: 'Cannot decode the token', cause: expect.any(Error) });
});

test('SESS-5 segments are counted before anything else is looked at', () => {
  expect(errorOf(`${'é\n'.repeat(9000)}.b`)).toMatchObject({ message: 'Invalid JWT' });
  expect(errorOf('{"token":"a.b.c"}')).toMatchObject({ message: 'Cannot decode the token' });
});

test.each([
  ['the header', 0],
  ['the payload', 1],
  ['the signature', 2],
])('SESS-5 a character that no header may carry is refused in %s', (_name, index) => {
  for (const character of ['\r', '\n', '\0', ' ', 'é', '"', ',', '%', '\u2028', '🎉']) {
    const parts = tokenOf({}).split('.');
    parts[index] = `${parts[index]!.slice(0, 2)}${character}${parts[index]!.slice(2)}`;
    const error = errorOf(parts.join('.'));
    expect(error, JSON.stringify(character)).toMatchObject({ message: 'Cannot decode the token' });
  }
});

test('SESS-5 a token of 8 KiB is accepted, and one of a character more is not', () => {
  const rest = tokenOf({}).length;
  const longest = `${tokenOf({})}${'x'.repeat(8192 - rest)}`;
  expect(decodeToken(longest)).toEqual({});
  expect(decodeToken(`Bearer ${longest} `)).toEqual({});
  expect(errorOf(`${longest}x`)).toMatchObject({ message: 'Cannot decode the token' });
});

test.each([
  ['an overlong form', [0xc0, 0xaf]],
  ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
  ['a character cut short', [0xe2, 0x82]],
  ['a byte that never occurs', [0xff]],
  ['a code point beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
])('SESS-5 %s is not UTF-8, and is not read as Latin-1 either', (_name, bytes) => {
  const payload = Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes), Buffer.from('"}')]);
  expect(errorOf(`a.${payload.toString('base64url')}.c`)).toMatchObject({
    message: 'Cannot decode the token',
    cause: expect.any(Error),
  });
});

test('SESS-5 the error explains itself beside its fixed message, but not in production', () => {
  expect(errorOf('abc')).toMatchObject({
    name: 'InvalidTokenError',
    explanation: expect.stringContaining('three parts'),
  });
  vi.stubEnv('NODE_ENV', 'production');
  expect(errorOf('abc')).toMatchObject({ message: 'Invalid JWT', explanation: '' });
});

test.each([
  ['= padding', (token: string) => token.replace(payloadOf(token), `${payloadOf(token)}==`)],
  ['+ and / for - and _', (token: string) => token.replace(/-/g, '+').replace(/_/g, '/')],
  ['a ~ in the signature', (token: string) => `${token}~`],
  ['spaces around it', (token: string) => ` \n${token}\t `],
  ['the Bearer of a header', (token: string) => `Bearer ${token}`],
  ['bearer and a second space', (token: string) => `bearer  ${token}`],
])('SESS-1 %s is accepted', (_name, change) => {
  // Many of its characters are `-` and `_`.
  const claims = { text: '~~~???>>>ÿÿÿ' };
  const token = tokenOf(claims);
  expect(payloadOf(token)).toMatch(/[-_].*[-_]/);
  expect(decodeToken(change(token))).toEqual(claims);
});

test('SESS-1 text beyond ASCII arrives as it was', () => {
  expect(decodeToken(tokenOf({ given_name: 'José 🎉' }))).toEqual({ given_name: 'José 🎉' });
});

/** Names that objects have of themselves, and any other. */
const claimName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'valueOf',
    'toJSON',
    'isAuthenticated',
    'username',
    'name',
    'exp',
  ),
  fc.string(),
  fc.string({ unit: anyCharacter }),
);

test('SESS-1 any claims, whatever their names and values, survive encoding and decoding', () => {
  const claims = fc.uniqueArray(fc.tuple(claimName, fc.jsonValue({ maxDepth: 2 })), {
    selector: ([name]) => name,
  });
  const inOrder = (entries: [string, unknown][]): string[] =>
    entries.map((entry) => JSON.stringify(entry)).sort();
  fc.assert(
    fc.property(claims, (entries) => {
      const members = entries.map(
        ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
      );
      const token = tokenOfPayload(`{${members.join(',')}}`);
      fc.pre(token.length <= 8192);
      const decoded = decodeToken(token);
      expect(inOrder(Object.entries(decoded))).toEqual(inOrder(entries));
      expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);

      const derived = new Set(['isAuthenticated', 'username', 'name']);
      const copied = ([name]: [string, unknown]): boolean => !derived.has(name);
      const user = userFromClaims(decoded);
      expect(inOrder(Object.entries(user).filter(copied))).toEqual(inOrder(entries.filter(copied)));
      expect(user.isAuthenticated).toBe(true);
    }),
  );
});

const anyToken = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })).map(tokenOf);

const mutatedToken = fc
  .tuple(anyToken, fc.nat(), fc.nat({ max: 3 }), fc.string({ unit: anyCharacter, maxLength: 3 }))
  .map(([token, at, removed, inserted]) => {
    const start = at % token.length;
    return token.slice(0, start) + inserted + token.slice(start + removed);
  });

test('SESS-5 any text decodes, or throws an InvalidTokenError with one of its two messages', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: anyCharacter }),
    fc.stringMatching(/^[\w-]*\.[\w-]*\.[\w-]*$/),
    fc.array(fc.string({ unit: anyCharacter }), { maxLength: 5 }).map((parts) => parts.join('.')),
    fc.json(),
    mutatedToken,
  );
  fc.assert(
    fc.property(text, (token) => {
      const error = errorOf(token);
      if (error === undefined) return;
      expect(error).toBeInstanceOf(InvalidTokenError);
      const { message } = error as InvalidTokenError;
      expect(['Invalid JWT', 'Cannot decode the token']).toContain(message);
      const isOfThree =
        token
          .trim()
          .replace(/^bearer\s+/i, '')
          .split('.').length === 3;
      expect(message === 'Invalid JWT').toBe(!isOfThree);
    }),
    { numRuns: 2000 },
  );
});
