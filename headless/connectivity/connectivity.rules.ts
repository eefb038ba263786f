import type { TextDescriptor } from '../core/vanilla.js';

/** Whether the app reaches its server, by the latest evidence (behavior B-21). */
export interface ConnectivityState {
  /** True at first. It changes once evidence has stood for a while, so that it does not flap. */
  readonly isOnline: boolean;
  /** When `isOnline` last changed, in milliseconds since 1970; `null` if it has not changed yet. */
  readonly since: number | null;
  /** Online again so recently that the message still says so. */
  readonly isRestored: boolean;
}

const OFFLINE: TextDescriptor = {
  id: 'gnap.connectivity.offline',
  defaultMessage: 'No connection. What you type stays here; saving works again when you are back.',
};
const RESTORED: TextDescriptor = {
  id: 'gnap.connectivity.restored',
  defaultMessage: 'Connected again.',
};

/** What there is to say about the connection; `null` if all is well. */
export function connectivityMessage({
  isOnline,
  isRestored,
}: ConnectivityState): TextDescriptor | null {
  if (!isOnline) return OFFLINE;
  return isRestored ? RESTORED : null;
}

/**
 * How long to wait before the next check while offline, in milliseconds: `usually` at first,
 * `withNetwork` once the machine says that its network is back, which often carries requests a
 * moment later. Each wait is twice as long as the one before, up to `longest`.
 */
export const CHECK_WAITS = { usually: 5_000, withNetwork: 1_000, longest: 60_000 } as const;

/** The wait after one of `wait`, in milliseconds. */
export function longerWait(wait: number): number {
  return Math.min(wait * 2, CHECK_WAITS.longest);
}
