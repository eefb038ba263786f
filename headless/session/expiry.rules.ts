import type { Claims } from './claims.rules.js';

/** Whether a token is usable now, no longer, or not yet. */
export type TokenStatus = 'valid' | 'expired' | 'not-yet-valid';

/** A missing claim sets no limit; one that is not a number makes the token unusable. */
function limitOf(claim: unknown, without: number): number {
  if (claim === undefined) return without;
  return typeof claim === 'number' ? Math.floor(claim) : Number.NaN;
}

/**
 * The status of a token at this time (spec row SESS-2; RFC 7519, `exp` and `nbf`, in whole
 * seconds).
 * @param leewaySeconds how far the clock that set `nbf` may be ahead of ours
 */
export function tokenStatus(
  claims: Claims,
  nowSeconds: number,
  leewaySeconds: number,
): TokenStatus {
  if (!(limitOf(claims['exp'], Infinity) > nowSeconds)) return 'expired';
  if (!(limitOf(claims['nbf'], -Infinity) <= nowSeconds + leewaySeconds)) return 'not-yet-valid';
  return 'valid';
}

/** When a token expires, in milliseconds since 1970 by the server's clock; `null` for never. */
export function expiryOf(claims: Claims): number | null {
  const seconds = claims['exp'];
  return typeof seconds === 'number' ? Math.floor(seconds) * 1000 : null;
}
