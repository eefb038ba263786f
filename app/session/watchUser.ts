import { personOf, type SessionStore } from '../../headless/session/index.js';

/**
 * For what goes on for the signed-in user, and may outlast their session: returns whether they are
 * signed out by then, or somebody else has signed in.
 */
export function watchUser(session: SessionStore): () => boolean {
  const person = personOf(session.getState());
  return () => personOf(session.getState()) !== person;
}
