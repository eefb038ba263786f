import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeToken, InvalidTokenError } from '../../../headless/session/index.js';
import { ToolkitError } from '../../../headless/core/index.js';
import { tokenOf, tokenOfPayload } from './tokens.js';

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
  ['more than 8 KiB', tokenOf({ a: 'x'.repeat(8192) })],
])('SESS-5 a token with %s cannot be decoded', (_name, token) => {
  const error = errorOf(token);
  expect(error).toBeInstanceOf(InvalidTokenError);
  expect(error).toMatchObject({ message: 'Cannot decode the token', cause: expect.any(Error) });
});

test('SESS-5 the error explains itself beside its fixed message', () => {
  expect(errorOf('abc')).toMatchObject({ explanation: expect.stringContaining('three parts') });
});

test.each([
  ['= padding', (token: string) => token.replace(payloadOf(token), `${payloadOf(token)}==`)],
  ['+ and / for - and _', (token: string) => token.replace(/-/g, '+').replace(/_/g, '/')],
  ['spaces around it', (token: string) => ` \n${token}\t `],
  ['the Bearer of a header', (token: string) => `Bearer ${token}`],
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

test('SESS-1 any claims come back as they went in', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), (claims) => {
      const token = tokenOf(claims);
      fc.pre(token.length <= 8192);
      expect(JSON.stringify(decodeToken(token))).toBe(JSON.stringify(claims));
    }),
  );
});

test('SESS-5 any other text throws nothing but an InvalidTokenError', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]*\.[\w-]*\.[\w-]*$/)), (text) => {
      const error = errorOf(text);
      expect(error === undefined || error instanceof InvalidTokenError).toBe(true);
    }),
  );
});
