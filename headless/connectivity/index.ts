export { browserNetwork, type Network } from './browserNetwork.js';
export type { ConnectivityState } from './connectivity.rules.js';
export {
  createConnectivityStore,
  type ConnectivityActions,
  type ConnectivityStore,
  type ConnectivityStoreOptions,
  type RequestOutcome,
} from './connectivity.store.js';
export type { Probe } from './probe.js';
export { sharedConnectivity } from './sharedConnectivity.js';
export {
  useConnectivity,
  type ConnectivityBannerProps,
  type UseConnectivityOptions,
  type UseConnectivityResult,
} from './useConnectivity.js';
export { watchFetch, type WatchFetchOptions } from './watchFetch.js';
export { useReconnect } from './useReconnect.js';
