import type { Claims, SessionState } from '../session/vanilla.js';

/** When a token was issued and when it runs out, in milliseconds since 1970 by this machine's clock. */
export interface TokenLife {
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/**
 * When a session ends that can be renewed before, in milliseconds since 1970; `null` where nothing
 * ends, or nothing can be done about it.
 */
export function countedEnd({ status, expiresAt, canRenew }: SessionState): number | null {
  return status === 'authenticated' && canRenew ? expiresAt : null;
}

/**
 * The life of a token. Only the difference of its two claims is used, since the clock that set them
 * may be another than ours; without a usable `iat` it begins when the token was first seen.
 */
export function lifeOf(
  { iat, exp }: Claims,
  { expiresAt, seenAt }: { readonly expiresAt: number; readonly seenAt: number },
): TokenLife {
  const isTold = typeof iat === 'number' && typeof exp === 'number' && iat < exp;
  return { issuedAt: isTold ? expiresAt - (exp - iat) * 1000 : seenAt, expiresAt };
}

/**
 * Whether the second half of a token's life has begun (behaviour B-09). From then on the token of a
 * person who has done anything since it came is renewed: well before its end, and not at every key.
 * In the first half nobody is asked anything, however short the token.
 */
export function isInSecondHalf({ issuedAt, expiresAt }: TokenLife, now: number): boolean {
  return now - issuedAt >= (expiresAt - issuedAt) / 2;
}

/** Whole seconds until then, rounded up: 0 is the end itself. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(Math.ceil((time - now) / 1000), 0);
}

/** Milliseconds until a countdown to that time shows its next second; 1000 where it shows none. */
export function untilNextSecond(time: number, now: number): number {
  const rest = (time - now) % 1000;
  return rest > 0 ? rest : 1000;
}

/** When a countdown is said aloud, in seconds before its end. */
const SPOKEN_AT = [60, 30, 10];

/**
 * Whether the seconds that are left are said aloud: at 60, 30 and 10, or at the next that is shown
 * where one of them was skipped (A11Y-NOTE). Opening is not said: the dialog that takes the focus is
 * read by itself.
 */
export function isAnnounced(secondsLeft: number, previousSecondsLeft: number): boolean {
  return SPOKEN_AT.some((spoken) => secondsLeft <= spoken && spoken < previousSecondsLeft);
}

/** Minutes and seconds as a clock shows them: `2:00`, `0:09`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
