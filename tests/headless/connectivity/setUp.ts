import { vi, type Mock } from 'vitest';
import {
  createConnectivityStore,
  type ConnectivityStore,
  type ConnectivityStoreOptions,
} from '../../../headless/connectivity/index.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/vanilla.js';
import { createFakeNetwork, type FakeNetwork } from './fakeNetwork.js';

export interface ConnectivitySetUp {
  readonly store: ConnectivityStore;
  readonly clock: FakeClock;
  readonly network: FakeNetwork;
  readonly announce: Mock<(text: string) => void>;
}

export interface ConnectivitySetUpOptions extends Omit<ConnectivityStoreOptions, 'network'> {
  /** Default: one that is online. */
  network?: FakeNetwork;
}

/** A store on a fake clock and network; not connected. */
export function setUpConnectivity({
  network = createFakeNetwork(),
  ...options
}: ConnectivitySetUpOptions = {}): ConnectivitySetUp {
  const clock = createFakeClock();
  const announce = vi.fn<(text: string) => void>();
  const store = createConnectivityStore({ clock, network, announce, ...options });
  return { store, clock, network, announce };
}

/** The same, connected. */
export function connected(options?: ConnectivitySetUpOptions): ConnectivitySetUp {
  const setUp = setUpConnectivity(options);
  setUp.store.connect();
  return setUp;
}
