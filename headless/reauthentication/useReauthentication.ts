import { useStoreState } from '../core/index.js';
import type {
  ReauthenticationActions,
  ReauthenticationState,
  ReauthenticationStore,
} from './reauthentication.store.js';
import { sharedReauthentication } from './sharedReauthentication.js';

/** The options of `useReauthentication`; below a shell none is required. */
export interface UseReauthenticationOptions {
  /** Default: the shell's. */
  store?: ReauthenticationStore | undefined;
}

/** What the dialog for signing in again is rendered from. */
export interface UseReauthenticationResult
  extends ReauthenticationState, Pick<ReauthenticationActions, 'cancel'> {}

/**
 * Whether the user has to sign in again in place, who was signed in, and how to give up (B-10).
 * Throws a ToolkitError if there is no store.
 */
export function useReauthentication({
  store,
}: UseReauthenticationOptions = {}): UseReauthenticationResult {
  const reauthentication = sharedReauthentication.useStore('useReauthentication', store);
  const { isOpen, user } = useStoreState(reauthentication, (whole) => whole);
  return { isOpen, user, cancel: reauthentication.cancel };
}
