import type { Claims } from '../session/vanilla.js';

function base64Url(text: string): string {
  // In UTF-8, and without `TextEncoder`, which jsdom lacks.
  const bytes = encodeURIComponent(text).replace(/%(..)/g, (_match, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
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
