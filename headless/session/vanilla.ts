/** The part of session for stores and requests: nothing here imports React. */
export {
  ANONYMOUS_USER,
  userFromClaims,
  type AuthenticatedUser,
  type Claims,
} from './claims.rules.js';
export { isDeparture } from './departure.rules.js';
export { tokenStatus, type TokenStatus } from './expiry.rules.js';
export { InvalidTokenError, type InvalidTokenMessage } from './InvalidTokenError.js';
export { isSameUser, personOf, type PersonState } from './person.rules.js';
export { safeReturnAddress, type ReturnAddressOptions } from './returnAddress.rules.js';
export { createSessionStore } from './session.store.js';
export type {
  RenewalOutcome,
  SessionActions,
  SessionEndReason,
  SessionState,
  SessionStatus,
  SessionStore,
  SessionStoreOptions,
} from './session.types.js';
export { decodeToken } from './token.rules.js';
