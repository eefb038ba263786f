import type { Claims } from './claims.rules.js';

/** Whether a token may be used yet, now, or no longer. */
export type TokenStatus = 'valid' | 'expired' | 'not-yet-valid';

/** No claim sets no limit; one that is not a number sets a limit that nothing passes. */
function limitOf(claim: unknown, without: number): number {
  if (claim === undefined) return without;
  return typeof claim === 'number' ? Math.floor(claim) : Number.NaN;
}

/**
 * What the clock makes of a token (spec row SESS-2; RFC 7519, `exp` and `nbf`, in whole seconds).
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

/** When a token runs out, in milliseconds since 1970 by the server's clock; `null` for never. */
export function expiryOf(claims: Claims): number | null {
  const seconds = claims['exp'];
  return typeof seconds === 'number' ? Math.floor(seconds) * 1000 : null;
}
