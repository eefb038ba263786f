import { expect, test, vi, type Mock } from 'vitest';
import type { Probe } from '../../../headless/connectivity/index.js';
import { settle } from '../support/deferred.js';
import { createFakeNetwork } from './fakeNetwork.js';
import { connected, setUpConnectivity } from './setUp.js';

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

test('B-21 with a probe, a request without an answer is looked into first', async () => {
  const probe = vi.fn(() => Promise.resolve());
  const { store, clock } = connected({ probe });
  store.report('unreachable');
  await settle();
  clock.advance(60_000);
  expect(probe).toHaveBeenCalledOnce();
  expect(store.getState().isOnline).toBe(true);
});

test.each([
  [200, true],
  [404, true],
  [503, true],
  [502, false],
  [504, false],
])('B-21 a probe that is answered %i tells whether the server lives: %s', async (status, lives) => {
  const { store } = connected({ probe: () => Promise.resolve(new Response(null, { status })) });
  expect(await store.check()).toBe(lives);
  expect(store.getState().isOnline).toBe(lives);
});

test('B-21 while offline the probe is sent less and less often, until it is answered', async () => {
  const probe = failingProbe();
  const { store, clock, network } = connected({ probe });
  network.say(false);
  await settle();
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
  probe.mockClear();
  for (const [index, wait] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
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
  expect(probe).toHaveBeenCalledTimes(9);
});

test('B-21 a network that is back but carries nothing yet is tried again after a second, however long it was gone', async () => {
  const probe = failingProbe();
  const { store, clock, network } = connected({ probe });
  network.say(false);
  await settle();
  clock.advance(2000);
  for (const wait of [1, 2, 4, 8]) {
    clock.advance(wait * 1000);
    await settle();
  }
  network.say(true);
  await settle();
  probe.mockResolvedValue(null);
  clock.advance(999);
  await settle();
  expect(store.getState().isOnline).toBe(false);
  clock.advance(1);
  await settle();
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 a server on the machine itself needs no network: with a probe, the offline event is looked into', async () => {
  const probe = vi.fn(() => Promise.resolve());
  const { store, clock, network } = connected({ probe });
  network.say(false);
  await settle();
  clock.advance(60_000);
  expect(probe).toHaveBeenCalledOnce();
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 a cable is no connection: with a probe, the online event is looked into', async () => {
  const probe = failingProbe();
  const { store, clock, network } = connected({ probe });
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
  const { store, clock } = connected({ probe });
  store.report('unreachable');
  await settle();
  store.report('reached');
  fail();
  await settle();
  clock.advance(5000);
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 a check that fails late counts for nothing once a request was answered', async () => {
  const { probe, fail } = hangingProbe();
  const { store } = connected({ probe });
  const checked = store.check();
  await settle();
  store.report('reached');
  fail();
  await expect(checked).resolves.toBe(false);
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 a check that agrees with what came meanwhile takes effect at once', async () => {
  let answer = (): void => {};
  const probe = failingProbe();
  const { store } = connected({ probe });
  await store.check();
  expect(store.getState().isOnline).toBe(false);
  probe.mockReturnValue(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  const checked = store.check();
  await settle();
  store.report('reached');
  expect(store.getState().isOnline).toBe(false);
  answer();
  await checked;
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 the server is asked nothing while neither the machine nor a request doubts it', async () => {
  const probe = vi.fn(() => Promise.resolve());
  const { clock, network } = connected({ probe });
  network.say(true);
  await settle();
  clock.advance(60_000);
  await settle();
  expect(probe).not.toHaveBeenCalled();
});

test('B-21 a page that comes back while offline asks the server at once', async () => {
  const probe = failingProbe();
  const { store, clock, network } = connected({ probe });
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

test('B-21 once the network is back the server is asked anew, not waited for over the lost one', async () => {
  const probe = failingProbe();
  const { store, clock, network } = connected({ probe });
  network.say(false);
  await settle();
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
  const { probe: hanging, fail } = hangingProbe();
  probe.mockImplementationOnce(hanging).mockResolvedValue(null);
  network.say(false);
  await settle();
  network.say(true);
  fail();
  await settle();
  clock.advance(1000);
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 requests that fail together ask the server once', async () => {
  const probe = vi.fn(() => Promise.resolve());
  const { store } = connected({ probe });
  store.report('unreachable');
  store.report('unreachable');
  await settle();
  expect(probe).toHaveBeenCalledOnce();
});

test('B-21 once the network is back no probe is sent, not even after one that failed late', async () => {
  const { probe, fail } = hangingProbe();
  const { store, clock, network } = connected({ probe });
  store.report('unreachable');
  await settle();
  fail();
  await settle();
  clock.advance(2000 + 5000);
  await settle();
  probe.mockResolvedValueOnce(null);
  network.say(true);
  await settle();
  clock.advance(1000);
  expect(store.getState().isOnline).toBe(true);
  await settle();
  probe.mockClear();
  fail();
  await settle();
  clock.advance(60_000);
  await settle();
  expect(store.getState().isOnline).toBe(true);
  expect(probe).not.toHaveBeenCalled();
});

test('B-21 an answer that the browser has kept is no connection: while offline, it is looked into', async () => {
  const probe = failingProbe();
  const { store, clock, announce } = connected({ probe });
  await store.check();
  announce.mockClear();
  store.report('reached');
  await settle();
  clock.advance(5000);
  expect(store.getState().isOnline).toBe(false);
  expect(announce).not.toHaveBeenCalled();
  probe.mockResolvedValue(null);
  store.report('reached');
  await settle();
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 the next loss is probed as often as the first', async () => {
  const probe = failingProbe();
  const { store, clock, network } = connected({ probe });
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
  probe.mockResolvedValueOnce(null);
  store.report('reached');
  await settle();
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
  const { store, clock } = connected({ probe });
  const checked = store.check();
  await settle();
  clock.advance(10_000);
  await expect(checked).resolves.toBe(false);
  expect(aborted).toBe(true);
  expect(store.getState().isOnline).toBe(false);

  const { store: simple } = connected({ network: createFakeNetwork(false) });
  await expect(simple.check()).resolves.toBe(false);
  expect(simple.getState().isOnline).toBe(false);
});

test('B-21 a look that ends after disconnecting changes nothing, and leads to no other', async () => {
  const { probe, fail } = hangingProbe();
  const { store, clock } = setUpConnectivity({ probe });
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
  const { store, clock } = setUpConnectivity({ probe });
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
  const { store, clock, network } = setUpConnectivity({ probe });
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
  const { store, clock } = setUpConnectivity({ probe });
  await expect(store.check()).resolves.toBe(false);
  probe.mockResolvedValue(null);
  await expect(store.check()).resolves.toBe(true);
  expect(store.getState()).toMatchObject({ isOnline: true, isRestored: false });
  expect(clock.pending).toBe(0);
});

test('B-21 a look that a newer one has replaced ends without making room for one more', async () => {
  const older = hangingProbe();
  const newer = hangingProbe();
  const probe = vi.fn<Probe>().mockImplementation(newer.probe).mockImplementationOnce(older.probe);
  const { store, network } = connected({ probe });
  store.report('unreachable');
  await settle();
  network.say(false);
  await settle();
  older.fail();
  await settle();
  store.report('unreachable');
  await settle();
  expect(probe).toHaveBeenCalledTimes(2);
});
