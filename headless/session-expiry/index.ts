export {
  createSessionExpiryStore,
  type SessionExpiryActions,
  type SessionExpiryState,
  type SessionExpiryStore,
  type SessionExpiryStoreOptions,
} from './sessionExpiry.store.js';
export { sharedSessionExpiry } from './sharedSessionExpiry.js';
export {
  useSessionExpiry,
  type SessionExpiryButtonProps,
  type UseSessionExpiryOptions,
  type UseSessionExpiryResult,
} from './useSessionExpiry.js';
