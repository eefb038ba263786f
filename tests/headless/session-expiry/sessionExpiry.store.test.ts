import { expect, test, vi } from 'vitest';
import { createSessionExpiryStore } from '../../../headless/session-expiry/index.js';
import { createSessionStore } from '../../../headless/session/index.js';
import { createMemoryLocks } from '../../../headless/testing/vanilla.js';
import { johnsToken, NOW } from '../session/setUp.js';
import { createDeferred, settle } from '../support/deferred.js';
import { CLOSED, connect, LIFE, setUpExpiry } from './setUp.js';

test('B-09 making the store starts nothing; disconnecting stops all of it', async () => {
  const setUp = setUpExpiry();
  const { expiry, clock, listening, pass } = setUp;
  expect(clock.pending).toBe(0);
  expect(listening()).toBe(0);
  const disconnect = connect(setUp);
  expect(listening()).toBe(1);
  await pass(LIFE - 100);
  expect(expiry.getState().isOpen).toBe(true);
  disconnect();
  expect(clock.pending).toBe(0);
  expect(listening()).toBe(0);
  expect(expiry.getState()).toEqual(CLOSED);
  setUp.session.begin(johnsToken(2 * LIFE, { iat: NOW + LIFE }));
  expect(clock.pending).toBe(0);
});

test('B-09 a person who was active has the token renewed when half of its life has passed', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { session, refresh, act, pass } = setUp;
  await pass(60);
  act();
  await pass(LIFE / 2 - 61);
  expect(refresh).not.toHaveBeenCalled();
  await pass(1);
  expect(refresh).toHaveBeenCalledOnce();
  expect(session.getState()).toMatchObject({
    status: 'authenticated',
    expiresAt: (NOW + LIFE / 2 + LIFE) * 1000,
  });
});

test('B-09 activity in the second half renews within a second', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { refresh, act, pass } = setUp;
  await pass(LIFE / 2 + 100);
  expect(refresh).not.toHaveBeenCalled();
  act();
  await pass(1);
  expect(refresh).toHaveBeenCalledOnce();
});

test('B-09 who stays active is never asked, through many tokens, with one request each', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { expiry, refresh, act, pass } = setUp;
  const opened = vi.fn();
  expiry.subscribe(opened);
  for (let minute = 0; minute < 60; minute += 1) {
    act();
    await pass(60);
  }
  expect(opened).not.toHaveBeenCalled();
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(3600 / (LIFE / 2));
  expect(refresh.mock.calls.length).toBeGreaterThanOrEqual(6);
});

test('B-09 activity counts for the token that it happened under, not for the next', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { expiry, refresh, act, pass } = setUp;
  act();
  await pass(LIFE / 2);
  expect(refresh).toHaveBeenCalledOnce();
  await pass(LIFE - 121);
  expect(refresh).toHaveBeenCalledOnce();
  expect(expiry.getState().isOpen).toBe(false);
  await pass(1);
  expect(expiry.getState()).toMatchObject({ isOpen: true, secondsLeft: 120 });
});

test('B-09 no key pressed writes to storage or asks for anything by itself', () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { refresh, storage, expiry, act } = setUp;
  const write = vi.spyOn(storage, 'write');
  const listener = vi.fn();
  expiry.subscribe(listener);
  for (let key = 0; key < 1000; key += 1) act();
  expect(write).not.toHaveBeenCalled();
  expect(refresh).not.toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
});

test('B-09 activity in one tab helps the others, with one request for two active ones', async () => {
  const locks = createMemoryLocks();
  const first = setUpExpiry({}, { locks });
  const other = createSessionStore({
    storage: first.storage,
    clock: first.clock,
    locks,
    refresh: first.refresh,
    onPageShown: () => () => {},
  });
  let actElsewhere = (): void => {};
  const otherExpiry = createSessionExpiryStore({
    session: other,
    clock: first.clock,
    onActivity: (listener) => {
      actElsewhere = () => {
        listener({ type: 'keydown' });
      };
      return () => {};
    },
  });
  connect(first);
  other.connect();
  otherExpiry.connect();
  first.act();
  actElsewhere();
  await first.pass(LIFE / 2 + 1);
  expect(first.refresh).toHaveBeenCalledOnce();
  expect(other.getState().token).toBe(first.session.getState().token);

  first.act();
  await first.pass(LIFE / 2);
  await first.pass(LIFE / 2);
  expect(first.refresh).toHaveBeenCalledTimes(2);
  expect(otherExpiry.getState().isOpen).toBe(false);
});

test('B-09 a renewal that fails is tried again with growing pauses, and the person asked meanwhile', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { expiry, session, refresh, onError, act, pass } = setUp;
  refresh.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  act();
  await pass(LIFE / 2 + 60);
  expect(refresh.mock.calls.length).toBeLessThan(8);
  expect(onError).toHaveBeenCalledOnce();
  await pass(LIFE / 2 - 60 - 100);
  expect(expiry.getState().isOpen).toBe(true);
  expect(session.getState().status).toBe('authenticated');

  refresh.mockImplementation(() =>
    Promise.resolve(johnsToken(2 * LIFE, { iat: NOW + LIFE - 100 })),
  );
  await pass(61);
  expect(expiry.getState()).toEqual(CLOSED);
});

test('B-09 an active person is not asked while their token is being renewed', async () => {
  const answer = createDeferred<string>();
  const setUp = setUpExpiry();
  connect(setUp);
  const { expiry, refresh, act, pass } = setUp;
  refresh.mockImplementation(() => answer.promise);
  await pass(LIFE - 125);
  act();
  await pass(10);
  expect(refresh).toHaveBeenCalledOnce();
  expect(expiry.getState().isOpen).toBe(false);
  answer.reject(new TypeError('Failed to fetch'));
  await settle();
  await pass(1);
  expect(expiry.getState()).toMatchObject({ isOpen: true, secondsLeft: 114 });
});

test('B-09 a token without iat has the half of its life that is left when it is first seen', async () => {
  const setUp = setUpExpiry();
  setUp.storage.write('token', johnsToken(400));
  connect(setUp);
  const { refresh, act, pass } = setUp;
  act();
  await pass(199);
  expect(refresh).not.toHaveBeenCalled();
  await pass(1);
  expect(refresh).toHaveBeenCalledOnce();
});

test('B-09 a token without exp is never renewed and nobody is asked', async () => {
  const setUp = setUpExpiry();
  setUp.storage.write('token', johnsToken(0, { exp: undefined }));
  connect(setUp);
  const { expiry, refresh, clock, act, pass } = setUp;
  act();
  const { pending } = clock;
  await pass(LIFE);
  expect(refresh).not.toHaveBeenCalled();
  expect(expiry.getState()).toEqual(CLOSED);
  // The session's own tick alone.
  expect(pending).toBe(1);
});

test('B-09 without a refresh there is nothing to offer: the session ends unasked', async () => {
  const setUp = setUpExpiry({}, { refresh: undefined });
  connect(setUp);
  const { expiry, session, act, pass } = setUp;
  act();
  await pass(LIFE - 10);
  expect(expiry.getState()).toEqual(CLOSED);
  await pass(10);
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'expired' });
});
