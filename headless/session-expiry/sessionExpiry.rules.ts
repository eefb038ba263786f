import type { Claims, SessionState } from '../session/vanilla.js';

/** When a token was issued and expires, in milliseconds since 1970 by this machine's clock. */
export interface TokenLife {
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/**
 * When an authenticated session ends, in milliseconds since 1970; `null` if it does not end, or
 * cannot be renewed.
 */
export function countedEnd({ status, expiresAt, canRenew }: SessionState): number | null {
  return status === 'authenticated' && canRenew ? expiresAt : null;
}

/**
 * The lifetime of a token. Only the difference between its two claims is used, since the clock that
 * set them may differ from ours; without a usable `iat` it begins when the token was first seen.
 */
export function lifeOf(
  { iat, exp }: Claims,
  { expiresAt, seenAt }: { readonly expiresAt: number; readonly seenAt: number },
): TokenLife {
  const hasLifetime = typeof iat === 'number' && typeof exp === 'number' && iat < exp;
  return { issuedAt: hasLifetime ? expiresAt - (exp - iat) * 1000 : seenAt, expiresAt };
}

/**
 * Whether the second half of a token's lifetime has begun (behavior B-09). From then on the token
 * is renewed if the user has been active since it arrived: well before its end, but not at every
 * key press. In the first half nobody is asked anything, however short the lifetime.
 */
export function isInSecondHalf({ issuedAt, expiresAt }: TokenLife, now: number): boolean {
  return now - issuedAt >= (expiresAt - issuedAt) / 2;
}

/** Whole seconds until that time, rounded up; 0 from then on. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(Math.ceil((time - now) / 1000), 0);
}

/** Milliseconds until a countdown to that time shows its next second; 1000 once it is over. */
export function untilNextSecond(time: number, now: number): number {
  const rest = (time - now) % 1000;
  return rest > 0 ? rest : 1000;
}

/** When a countdown is announced, in seconds before its end. */
const SPOKEN_AT = [60, 30, 10];

/**
 * Whether to announce the seconds left: at 60, 30 and 10, or at the next second shown if one of
 * these was skipped (A11Y-NOTE). The opening is not announced: the dialog takes the focus and is
 * read by itself.
 */
export function isAnnounced(secondsLeft: number, previousSecondsLeft: number): boolean {
  return SPOKEN_AT.some((spoken) => secondsLeft <= spoken && spoken < previousSecondsLeft);
}

/** Minutes and seconds as a clock shows them: `2:00`, `0:09`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
