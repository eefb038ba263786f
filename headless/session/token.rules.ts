import { jwtDecode } from 'jwt-decode';
import { unquote } from '../platform/index.js';
import type { Claims } from './claims.rules.js';
import { InvalidTokenError } from './InvalidTokenError.js';

/** In characters; servers may answer longer headers with status 431. */
const MAX_LENGTH = 8192;

/** What an `Authorization` header may carry (RFC 6750, section 2.1), with padding in each part. */
const TOKEN = /^([\w~+/-]*=*(\.|$)){3}$/;

/** The token alone: without spaces around it, and without the `Bearer` of a copied header. */
export function cleanToken(text: string): string {
  return text.trim().replace(/^bearer\s+/i, '');
}

/**
 * The token that storage holds, read raw or JSON-quoted (spec row SESS-4); `null` for none, which
 * older versions also wrote as an empty string or as `null`.
 */
export function parseStoredToken(stored: string | null): string | null {
  const token = cleanToken(unquote(stored ?? ''));
  return token === '' || token === 'null' ? null : token;
}

/** jwt-decode reads bytes that are not UTF-8 as Latin-1, so they are refused here. */
function assertUtf8(payload: string): void {
  const bytes = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
  decodeURIComponent(
    bytes.replace(/[%\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`),
  );
}

function isClaims(payload: unknown): payload is Claims {
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload);
}

function readClaims(token: string, payload: string): Claims {
  if (token.length > MAX_LENGTH || !TOKEN.test(token)) {
    throw new SyntaxError('No header may carry it.');
  }
  const unpadded = payload.replace(/=+$/, '');
  assertUtf8(unpadded);
  const claims = jwtDecode<unknown>(`.${unpadded}`);
  if (!isClaims(claims)) throw new SyntaxError('The claims are no object.');
  return claims;
}

/**
 * The claims of a JSON Web Token (RFC 7519). Its signature is for the server to check.
 * Throws an {@link InvalidTokenError}: `Invalid JWT` for what is not a string of three parts, else
 * `Cannot decode the token`, with `cause` (spec row SESS-5).
 */
export function decodeToken(token: unknown): Claims {
  const text = typeof token === 'string' ? cleanToken(token) : '';
  const parts = text.split('.', 4);
  if (parts.length !== 3) throw new InvalidTokenError('Invalid JWT');
  try {
    return readClaims(text, parts[1] ?? '');
  } catch (cause) {
    throw new InvalidTokenError('Cannot decode the token', cause);
  }
}
