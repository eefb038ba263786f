import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import {
  createConnectivityStore,
  type ConnectivityStore,
  type ConnectivityStoreOptions,
  type Probe,
} from '../../../headless/connectivity/index.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/vanilla.js';
import { settle } from '../support/deferred.js';
import { createFakeNetwork, type FakeNetwork } from './fakeNetwork.js';

let clock: FakeClock;
let network: FakeNetwork;
const announce = vi.fn<(text: string) => void>();
beforeEach(() => {
  clock = createFakeClock();
  network = createFakeNetwork();
  announce.mockClear();
});

function connected(options: ConnectivityStoreOptions = {}): ConnectivityStore {
  const store = createConnectivityStore({ clock, network, announce, ...options });
  store.connect();
  return store;
}

const failure = (): TypeError => new TypeError('no network');

function failingProbe(): Mock<Probe> {
  return vi.fn<Probe>(() => Promise.reject(failure()));
}

/** A probe that fails when it is told to. */
function hangingProbe(): { probe: Mock<Probe>; fail: () => void } {
  let reject = (_error: TypeError): void => {};
  const probe = vi.fn<Probe>(
    () =>
      new Promise((_, refuse) => {
        reject = refuse;
      }),
  );
  return {
    probe,
    fail: () => {
      reject(failure());
    },
  };
}

test('B-21 offline counts after two seconds, and is announced once', () => {
  const store = connected();
  network.say(false);
  clock.advance(1999);
  expect(store.getState().isOnline).toBe(true);
  clock.advance(1);
  expect(store.getState()).toEqual({ isOnline: false, since: clock.now(), isRestored: false });
  network.say(false);
  store.report('unreachable');
  clock.advance(60_000);
  expect(announce.mock.calls).toEqual([
    ['No connection. What you type stays here; saving works again when you are back.'],
  ]);
});

test('B-21 the connection that is back is told once, and for five seconds', () => {
  const store = connected();
  network.say(false);
  clock.advance(2000);
  announce.mockClear();
  network.say(true);
  clock.advance(1000);
  expect(store.getState()).toMatchObject({ isOnline: true, isRestored: true });
  expect(announce.mock.calls).toEqual([['Connected again.']]);
  clock.advance(5000);
  expect(store.getState().isRestored).toBe(false);
  expect(announce).toHaveBeenCalledOnce();
});

test('B-21 a connection that comes and goes does not flap', () => {
  const store = connected();
  const listener = vi.fn();
  store.subscribe(listener);
  for (let round = 0; round < 10; round += 1) {
    network.say(false);
    clock.advance(1500);
    network.say(true);
    clock.advance(1500);
  }
  expect(listener).not.toHaveBeenCalled();
});

test('B-21 requests correct a machine that believes itself online', () => {
  const store = connected();
  store.report('unreachable');
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
  network.say(true);
  clock.advance(5000);
  expect(store.getState().isOnline).toBe(false);
  store.report('reached');
  clock.advance(1000);
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 requests correct a machine that believes itself offline', () => {
  network = createFakeNetwork(false);
  const store = connected();
  clock.advance(500);
  store.report('reached');
  clock.advance(60_000);
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 a loss counts that comes again after it was taken back', () => {
  const store = connected();
  store.report('unreachable');
  clock.advance(1000);
  store.report('reached');
  store.report('unreachable');
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
});

test('B-21 without a probe, only a request tells that a server is back which the machine never missed', async () => {
  const store = connected();
  store.report('unreachable');
  clock.advance(2000);
  clock.advance(60_000);
  await settle();
  expect(store.getState().isOnline).toBe(false);
});

test('B-21 one failed request among answered ones says nothing', () => {
  const store = connected();
  store.report('unreachable');
  clock.advance(1000);
  store.report('reached');
  clock.advance(60_000);
  expect(store.getState().isOnline).toBe(true);
  expect(announce).not.toHaveBeenCalled();
});

test('B-21 with a probe, a request without an answer is looked into first', async () => {
  const probe = vi.fn(() => Promise.resolve());
  const store = connected({ probe });
  store.report('unreachable');
  await settle();
  clock.advance(60_000);
  expect(probe).toHaveBeenCalledOnce();
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 while offline the probe is sent less and less often, until it is answered', async () => {
  const probe = failingProbe();
  const store = connected({ probe });
  network.say(false);
  await settle();
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
  probe.mockClear();
  for (const [index, wait] of [5, 10, 20, 40, 60, 60].entries()) {
    clock.advance(wait * 1000 - 1);
    await settle();
    expect(probe).toHaveBeenCalledTimes(index);
    clock.advance(1);
    await settle();
    expect(probe).toHaveBeenCalledTimes(index + 1);
  }
  probe.mockResolvedValue(null);
  clock.advance(60_000);
  await settle();
  expect(store.getState()).toMatchObject({ isOnline: true, isRestored: true });
  clock.advance(600_000);
  await settle();
  expect(probe).toHaveBeenCalledTimes(7);
});

test('B-21 a cable is no connection: with a probe, the online event is looked into', async () => {
  const probe = failingProbe();
  const store = connected({ probe });
  store.report('unreachable');
  await settle();
  clock.advance(2000);
  network.say(true);
  await settle();
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
});

test('B-21 a probe that is answered late counts for nothing once a request was answered', async () => {
  const { probe, fail } = hangingProbe();
  const store = connected({ probe });
  store.report('unreachable');
  await settle();
  store.report('reached');
  fail();
  await settle();
  clock.advance(5000);
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 the server is asked nothing while neither the machine nor a request doubts it', async () => {
  const probe = vi.fn(() => Promise.resolve());
  connected({ probe });
  network.say(true);
  await settle();
  clock.advance(60_000);
  await settle();
  expect(probe).not.toHaveBeenCalled();
});

test('B-21 a page that comes back while offline asks the server at once', async () => {
  const probe = failingProbe();
  const store = connected({ probe });
  store.report('unreachable');
  await settle();
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
  probe.mockResolvedValue(null);
  network.say(true);
  await settle();
  clock.advance(1000);
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 requests that go on failing do not put off that it is offline', () => {
  const store = connected();
  store.report('unreachable');
  clock.advance(1500);
  store.report('unreachable');
  clock.advance(500);
  expect(store.getState().isOnline).toBe(false);
});

test('B-21 requests that fail together ask the server once', async () => {
  const probe = vi.fn(() => Promise.resolve());
  const store = connected({ probe });
  store.report('unreachable');
  store.report('unreachable');
  await settle();
  expect(probe).toHaveBeenCalledOnce();
});

test('B-21 once a request was answered no probe is sent, not even after one that failed late', async () => {
  const { probe, fail } = hangingProbe();
  const store = connected({ probe });
  store.report('unreachable');
  await settle();
  fail();
  await settle();
  clock.advance(2000 + 5000);
  await settle();
  expect(probe).toHaveBeenCalledTimes(2);
  store.report('reached');
  clock.advance(1000);
  fail();
  await settle();
  clock.advance(60_000);
  await settle();
  expect(store.getState().isOnline).toBe(true);
  expect(probe).toHaveBeenCalledTimes(2);
});

test('B-21 the next loss is probed as often as the first', async () => {
  const probe = failingProbe();
  const store = connected({ probe });
  const lose = async (): Promise<void> => {
    network.say(false);
    await settle();
    clock.advance(2000);
    probe.mockClear();
    clock.advance(5000);
    await settle();
  };
  await lose();
  expect(probe).toHaveBeenCalledOnce();
  network.say(true);
  await settle();
  store.report('reached');
  clock.advance(1000);
  expect(store.getState().isOnline).toBe(true);
  probe.mockClear();
  clock.advance(60_000);
  await settle();
  expect(probe).not.toHaveBeenCalled();
  await lose();
  expect(probe).toHaveBeenCalledOnce();
});

test('check believes at once; a probe gets ten seconds', async () => {
  let aborted = false;
  const probe = (signal: AbortSignal): Promise<unknown> =>
    new Promise(() => {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
    });
  const store = connected({ probe });
  const checked = store.check();
  await settle();
  clock.advance(10_000);
  await expect(checked).resolves.toBe(false);
  expect(aborted).toBe(true);
  expect(store.getState().isOnline).toBe(false);

  const simple = connected({ network: createFakeNetwork(false) });
  await expect(simple.check()).resolves.toBe(false);
  expect(simple.getState().isOnline).toBe(false);
});

test('B-21 a check that finds the connection calls off what spoke against it, and says nothing new', async () => {
  const store = connected();
  store.report('unreachable');
  clock.advance(1000);
  await expect(store.check()).resolves.toBe(true);
  clock.advance(5000);
  expect(store.getState()).toEqual({ isOnline: true, since: null, isRestored: false });
  expect(announce).not.toHaveBeenCalled();
  store.report('unreachable');
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
});

test('creating it listens to nothing; disconnecting leaves no timeout', () => {
  const store = createConnectivityStore({ clock, network, announce });
  network.say(false);
  store.report('unreachable');
  clock.advance(60_000);
  expect(store.getState().isOnline).toBe(true);

  const disconnect = store.connect();
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
  network.say(true);
  disconnect();
  expect(clock.pending).toBe(0);
  store.report('reached');
  expect(clock.pending).toBe(0);
});

test('B-21 a look that ends after disconnecting changes nothing, and leads to no other', async () => {
  const { probe, fail } = hangingProbe();
  const store = createConnectivityStore({ clock, network, announce, probe });
  const disconnect = store.connect();
  const checked = store.check();
  await settle();
  fail();
  await checked;
  clock.advance(5000);
  await settle();
  expect(probe).toHaveBeenCalledTimes(2);
  disconnect();
  fail();
  await settle();
  expect(clock.pending).toBe(0);
});

test('B-21 a look that ends once it is connected again does not lead to a second row of looks', async () => {
  const { probe, fail } = hangingProbe();
  const store = createConnectivityStore({ clock, network, announce, probe });
  const disconnect = store.connect();
  const checked = store.check();
  await settle();
  fail();
  await checked;
  clock.advance(5000);
  await settle();
  disconnect();
  store.connect();
  fail();
  await settle();
  expect(clock.pending).toBe(1);
});

test('B-21 a store that is connected again takes up where it stood, and listened to nothing meanwhile', async () => {
  const probe = failingProbe();
  const store = createConnectivityStore({ clock, network, announce, probe });
  const disconnect = store.connect();
  network.say(false);
  await settle();
  clock.advance(1000);
  disconnect();
  probe.mockClear();
  network.say(true);
  network.say(false);
  await settle();
  expect(probe).not.toHaveBeenCalled();

  const disconnectAgain = store.connect();
  await settle();
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
  disconnectAgain();
  store.connect();
  probe.mockResolvedValue(null);
  clock.advance(5000);
  await settle();
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 a look before it is connected leaves no timeout', async () => {
  const probe = failingProbe();
  const store = createConnectivityStore({ clock, network, announce, probe });
  await expect(store.check()).resolves.toBe(false);
  probe.mockResolvedValue(null);
  await expect(store.check()).resolves.toBe(true);
  expect(store.getState()).toMatchObject({ isOnline: true, isRestored: false });
  expect(clock.pending).toBe(0);
});

test('disconnecting right after the connection is back leaves no timeout either', () => {
  const store = createConnectivityStore({ clock, network, announce });
  const disconnect = store.connect();
  network.say(false);
  clock.advance(2000);
  network.say(true);
  clock.advance(1000);
  expect(store.getState().isRestored).toBe(true);
  disconnect();
  expect(store.getState().isRestored).toBe(false);
  expect(clock.pending).toBe(0);
});

test('it announces in the language of the app', () => {
  const formatText = (): string => 'Geen verbinding.';
  connected({ formatText });
  network.say(false);
  clock.advance(2000);
  expect(announce).toHaveBeenCalledExactlyOnceWith('Geen verbinding.');
});
