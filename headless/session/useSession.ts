import { useStoreState } from '../core/index.js';
import type { SessionActions, SessionState, SessionStore } from './session.types.js';
import { sharedSession } from './sharedSession.js';

/** The options of `useSession`; below a shell none is required. */
export interface UseSessionOptions {
  /** Default: the shell's. */
  store?: SessionStore | undefined;
}

/** The session's state, and the actions that start, end and renew it. */
export interface UseSessionResult
  extends SessionState, Pick<SessionActions, 'begin' | 'end' | 'renew'> {}

/**
 * Who is signed in, and how to sign in and out (spec rows SESS-1 to SESS-3, SESS-8).
 * Throws a ToolkitError if there is no store.
 */
export function useSession({ store }: UseSessionOptions = {}): UseSessionResult {
  const session = sharedSession.useStore('useSession', store);
  const state = useStoreState(session, (whole) => whole);
  const { begin, end, renew } = session;
  return { ...state, begin, end, renew };
}
