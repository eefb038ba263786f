import { subscribeTo } from '../core/vanilla.js';
import { isSameUser, type SessionStore } from '../session/vanilla.js';

/**
 * Gives a signal that aborts when the session ends, or becomes another person's. A renewal does not
 * abort it. Data requested as one person must not reach the next.
 */
export function createSessionSignal(session: SessionStore): () => AbortSignal {
  let current: AbortController | null = null;
  return () => {
    if (current !== null) return current.signal;
    const controller = new AbortController();
    current = controller;
    const stop = subscribeTo(
      session,
      ({ user }) => user,
      (user, previous) => {
        if (session.getState().token !== null && isSameUser(user, previous)) return;
        stop();
        current = null;
        controller.abort();
      },
    );
    return controller.signal;
  };
}
