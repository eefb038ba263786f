export {
  ANONYMOUS_USER,
  createSessionStore,
  decodeToken,
  InvalidTokenError,
  isSameUser,
  safeReturnAddress,
  tokenStatus,
  userFromClaims,
  type AuthenticatedUser,
  type Claims,
  type InvalidTokenMessage,
  type RenewalResult,
  type ReturnAddressOptions,
  type SessionActions,
  type SessionEndReason,
  type SessionState,
  type SessionStatus,
  type SessionStore,
  type SessionStoreOptions,
  type TokenStatus,
} from './vanilla.js';
export { sharedSession } from './sharedSession.js';
export { useSession, type UseSessionOptions, type UseSessionResult } from './useSession.js';
