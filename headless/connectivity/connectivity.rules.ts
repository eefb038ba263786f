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

/** The wait before the first check while offline, and after a change of the network; in milliseconds. */
export const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** The wait after one of `wait`, in milliseconds: twice as long, up to a minute. */
export function longerWait(wait: number): number {
  return Math.min(wait * 2, LONGEST_WAIT);
}
