import {
  isDeparture,
  isSameUser,
  type AuthenticatedUser,
  type SessionStore,
} from '../session/vanilla.js';

/**
 * Throws an AbortError if the person who made the request has signed out, or somebody else has
 * signed in: data requested as one person must not reach the next.
 */
export function throwIfLeft(session: SessionStore, asked: AuthenticatedUser): void {
  const { token, user, endReason } = session.getState();
  if (token === null ? isDeparture(endReason) : !isSameUser(asked, user)) {
    throw new DOMException('The session of this request has ended.', 'AbortError');
  }
}
