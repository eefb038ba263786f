import {
  propGetter,
  useFormatText,
  useStoreState,
  type PropGetter,
  type TextDescriptor,
} from '../core/index.js';
import { connectivityMessage, type ConnectivityState } from './connectivity.rules.js';
import type { ConnectivityActions, ConnectivityStore } from './connectivity.store.js';
import { sharedConnectivity } from './sharedConnectivity.js';

const LABEL: TextDescriptor = { id: 'gnap.connectivity.label', defaultMessage: 'Connection' };

/** The options of `useConnectivity`; below `sharedConnectivity.context` none is required. */
export interface UseConnectivityOptions {
  /** Default: what `sharedConnectivity.context` provides; a shell has none. */
  store?: ConnectivityStore | undefined;
}

/** For the banner, which is rendered while there is a message. */
export interface ConnectivityBannerProps {
  role: 'region';
  'aria-label': string;
  'data-state': 'offline' | 'online';
}

/** The state of the connection, its actions, and the banner's message and props. */
export interface UseConnectivityResult extends ConnectivityState, ConnectivityActions {
  /** The text to show, `null` if all is well. The store has announced it. */
  message: string | null;
  getBannerProps: PropGetter<ConnectivityBannerProps>;
}

/**
 * Whether the app reaches its server, and what to say about that (behavior B-21).
 * Throws a ToolkitError if there is no store.
 */
export function useConnectivity({ store }: UseConnectivityOptions = {}): UseConnectivityResult {
  const connectivity = sharedConnectivity.useStore('useConnectivity', store);
  const format = useFormatText();
  const state = useStoreState(connectivity, (whole) => whole);
  const message = connectivityMessage(state);
  return {
    ...connectivity,
    ...state,
    message: message && format(message),
    getBannerProps: propGetter<ConnectivityBannerProps>({
      role: 'region',
      'aria-label': format(LABEL),
      'data-state': state.isOnline ? 'online' : 'offline',
    }),
  };
}
