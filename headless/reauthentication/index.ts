export { isWorthAsking, type InterruptedRequest } from './reauthentication.rules.js';
export {
  createReauthenticationStore,
  type ReauthenticationActions,
  type ReauthenticationState,
  type ReauthenticationStore,
  type ReauthenticationStoreOptions,
} from './reauthentication.store.js';
export { sharedReauthentication } from './sharedReauthentication.js';
export {
  useReauthentication,
  type UseReauthenticationOptions,
  type UseReauthenticationResult,
} from './useReauthentication.js';
