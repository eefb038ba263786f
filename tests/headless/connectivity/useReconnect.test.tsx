import { act, render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import {
  createConnectivityStore,
  sharedConnectivity,
  useReconnect,
  type ConnectivityStore,
} from '../../../headless/connectivity/index.js';
import { createFakeClock } from '../../../headless/testing/index.js';
import { createFakeNetwork } from './fakeNetwork.js';

interface LoaderProps {
  store?: ConnectivityStore;
  onReconnect: () => void;
}

function Loader({ store, onReconnect }: LoaderProps): ReactElement {
  useReconnect(onReconnect, { store });
  return <p>Loaded</p>;
}

test('B-21 it calls back once when the connection comes back, not when it goes, nor after unmounting', () => {
  const [clock, network] = [createFakeClock(), createFakeNetwork()];
  const store = createConnectivityStore({ clock, network });
  const disconnect = store.connect();
  const say = (isOnline: boolean): void => {
    act(() => {
      network.say(isOnline);
      clock.advance(2_000);
    });
  };
  const [first, latest] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(<Loader store={store} onReconnect={first} />, {
    wrapper: StrictMode,
  });
  say(false);
  rerender(<Loader store={store} onReconnect={latest} />);
  expect(latest).not.toHaveBeenCalled();
  say(true);
  expect(latest).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  unmount();
  say(false);
  say(true);
  expect(latest).toHaveBeenCalledOnce();
  disconnect();
});

test('B-21 a store may come later', () => {
  const [clock, network] = [createFakeClock(), createFakeNetwork()];
  const store = createConnectivityStore({ clock, network });
  const disconnect = store.connect();
  const onReconnect = vi.fn();
  const { context: Connectivity } = sharedConnectivity;
  function Page({ given }: { given: ConnectivityStore | null }): ReactElement {
    return (
      <Connectivity.Provider value={given}>
        <Loader onReconnect={onReconnect} />
      </Connectivity.Provider>
    );
  }
  const { rerender } = render(<Page given={null} />);
  rerender(<Page given={store} />);
  for (const isOnline of [false, true]) {
    act(() => {
      network.say(isOnline);
      clock.advance(2_000);
    });
  }
  expect(onReconnect).toHaveBeenCalledOnce();
  disconnect();
});
