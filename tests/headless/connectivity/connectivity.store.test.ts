import { expect, test, vi } from 'vitest';
import { settle } from '../support/deferred.js';
import { createFakeNetwork } from './fakeNetwork.js';
import { connected, setUpConnectivity } from './setUp.js';

test('B-21 offline counts after two seconds, and is announced once', () => {
  const { store, clock, network, announce } = connected();
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
  const { store, clock, network, announce } = connected();
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
  const { store, clock, network } = connected();
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
  const { store, clock, network } = connected();
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
  const { store, clock } = connected({ network: createFakeNetwork(false) });
  clock.advance(500);
  store.report('reached');
  clock.advance(60_000);
  expect(store.getState().isOnline).toBe(true);
});

test('B-21 a loss counts that comes again after it was taken back', () => {
  const { store, clock } = connected();
  store.report('unreachable');
  clock.advance(1000);
  store.report('reached');
  store.report('unreachable');
  clock.advance(2000);
  expect(store.getState().isOnline).toBe(false);
});

test('B-21 without a probe, only a request tells that a server is back which the machine never missed', async () => {
  const { store, clock } = connected();
  store.report('unreachable');
  clock.advance(2000);
  clock.advance(60_000);
  await settle();
  expect(store.getState().isOnline).toBe(false);
});

test('B-21 one failed request among answered ones says nothing', () => {
  const { store, clock, announce } = connected();
  store.report('unreachable');
  clock.advance(1000);
  store.report('reached');
  clock.advance(60_000);
  expect(store.getState().isOnline).toBe(true);
  expect(announce).not.toHaveBeenCalled();
});

test('B-21 requests that go on failing do not put off that it is offline', () => {
  const { store, clock } = connected();
  store.report('unreachable');
  clock.advance(1500);
  store.report('unreachable');
  clock.advance(500);
  expect(store.getState().isOnline).toBe(false);
});

test('B-21 a check that finds the connection calls off what spoke against it, and says nothing new', async () => {
  const { store, clock, announce } = connected();
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
  const { store, clock, network } = setUpConnectivity();
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

test('disconnecting right after the connection is back leaves no timeout either', () => {
  const { store, clock, network } = setUpConnectivity();
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
  const { clock, network, announce } = connected({ formatText });
  network.say(false);
  clock.advance(2000);
  expect(announce).toHaveBeenCalledExactlyOnceWith('Geen verbinding.');
});
