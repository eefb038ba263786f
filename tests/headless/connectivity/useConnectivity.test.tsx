import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  browserNetwork,
  createConnectivityStore,
  useConnectivity,
  type ConnectivityStore,
} from '../../../headless/connectivity/index.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { createFakeNetwork, type FakeNetwork } from './fakeNetwork.js';

let clock: FakeClock;
let network: FakeNetwork;
let store: ConnectivityStore;
beforeEach(() => {
  clock = createFakeClock();
  network = createFakeNetwork();
  store = createConnectivityStore({ clock, network });
});

describeConformance('useConnectivity', {
  useHook: () => useConnectivity({ store }),
  readState: () => store.getState(),
  parts: { getBannerProps: { getter: (connectivity) => connectivity.getBannerProps } },
});

function Banner(): ReactElement | null {
  const { message, getBannerProps } = useConnectivity({ store });
  return message === null ? null : <p {...getBannerProps()}>{message}</p>;
}

test('B-21 the banner comes with the loss, and tells shortly that the connection is back', () => {
  store.connect();
  render(<Banner />);
  const banner = (): HTMLElement | null => screen.queryByRole('region', { name: 'Connection' });
  expect(banner()).toBeNull();
  act(() => {
    network.say(false);
    clock.advance(2000);
  });
  expect(banner()).toHaveTextContent('No connection. What you type stays here');
  expect(banner()).toHaveAttribute('data-state', 'offline');
  act(() => {
    network.say(true);
    clock.advance(1000);
  });
  expect(banner()).toHaveTextContent('Connected again.');
  expect(banner()).toHaveAttribute('data-state', 'online');
  act(() => {
    clock.advance(5000);
  });
  expect(banner()).toBeNull();
});

test("B-21 the browser's events, and a page that comes back, are looked at", () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const words: boolean[] = [];
  const stop = browserNetwork.subscribe(() => {
    words.push(browserNetwork.isOnline());
  });
  window.dispatchEvent(new Event('offline'));
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pageshow'));
  stop();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('pageshow'));
  onLine.mockRestore();
  expect(words).toEqual([false, true, true]);
});

test('without a store it says what is missing and how to give it', () => {
  function Lost(): null {
    useConnectivity();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(/useConnectivity found no connectivity store\./);
});
