import type { Claims } from '../session/vanilla.js';

function base64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/**
 * Makes a token for tests: a JSON Web Token (RFC 7519) that says what its claims say, with a
 * signature that no server accepts. Times (`iat`, `nbf`, `exp`) are in seconds since 1970; without
 * `exp` it does not expire.
 */
export function createFakeToken(claims: Claims): string {
  return `${base64Url('{"alg":"none"}')}.${base64Url(JSON.stringify(claims))}.fake`;
}
