import { expect, test, vi } from 'vitest';
import { createSessionExpiryStore } from '../../../headless/session-expiry/index.js';
import { createSessionStore } from '../../../headless/session/index.js';
import { createFakeClock, createMemoryLocks } from '../../../headless/testing/vanilla.js';
import { johnsToken, NOW } from '../session/setUp.js';
import { createDeferred, settle } from '../support/deferred.js';
import { LIFE, setUpExpiry, type ExpirySetUp } from './setUp.js';

const CLOSED = { isOpen: false, secondsLeft: 0, isRenewing: false, hasFailed: false };

function connect(setUp: ExpirySetUp): () => void {
  const disconnectSession = setUp.session.connect();
  const disconnectExpiry = setUp.expiry.connect();
  return () => {
    disconnectExpiry();
    disconnectSession();
  };
}

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

test('B-09 who was not active is asked two minutes before the end, by a countdown of whole seconds', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { expiry, pass } = setUp;
  await pass(LIFE - 121);
  expect(expiry.getState()).toEqual(CLOSED);
  const seen: number[] = [];
  expiry.subscribe(({ isOpen, secondsLeft }) => {
    if (isOpen) seen.push(secondsLeft);
  });
  await pass(120);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
});

test('B-09 the countdown shows each second when the clock does, wherever the token ends', () => {
  const setUp = setUpExpiry();
  setUp.clock.advance(300);
  connect(setUp);
  const { expiry, clock } = setUp;
  clock.advance((LIFE - 110) * 1000 - 300);
  expect(expiry.getState().secondsLeft).toBe(110);
  clock.advance(999);
  expect(expiry.getState().secondsLeft).toBe(110);
  clock.advance(1);
  expect(expiry.getState().secondsLeft).toBe(109);
});

test('B-09 a sleep does not slow the countdown: the next tick shows what is left', () => {
  const fake = createFakeClock();
  let slept = 0;
  const clock = { now: () => fake.now() + slept, setTimeout: fake.setTimeout };
  const setUp = setUpExpiry({ clock }, { clock });
  connect(setUp);
  const { expiry } = setUp;
  fake.advance((LIFE - 110) * 1000);
  slept = 50_000;
  fake.advance(1000);
  expect(expiry.getState()).toMatchObject({ isOpen: true, secondsLeft: 59 });
});

test('B-09 a key pressed while the question stands is no answer', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { expiry, refresh, act, pass } = setUp;
  await pass(LIFE - 110);
  act();
  await pass(5);
  expect(refresh).not.toHaveBeenCalled();
  expect(expiry.getState()).toMatchObject({ isOpen: true, secondsLeft: 105 });
});

test('B-09 staying renews at once and closes the question', async () => {
  const answer = createDeferred<string>();
  const setUp = setUpExpiry();
  connect(setUp);
  const { session, expiry, refresh, pass } = setUp;
  await pass(LIFE - 60);
  refresh.mockImplementation(() => answer.promise);
  const staying = expiry.stay();
  void expiry.stay();
  expect(expiry.getState()).toMatchObject({ isOpen: true, isRenewing: true, hasFailed: false });
  await settle();
  answer.resolve(johnsToken(LIFE - 60 + LIFE, { iat: NOW + LIFE - 60 }));
  await staying;
  expect(expiry.getState()).toEqual(CLOSED);
  expect(session.getState()).toMatchObject({ status: 'authenticated', isExpiring: false });
  expect(refresh).toHaveBeenCalledOnce();
});

test('B-09 staying that does not succeed says so, and can be tried again', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { expiry, refresh, pass } = setUp;
  await pass(LIFE - 60);
  refresh.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await expiry.stay();
  expect(expiry.getState()).toEqual({
    isOpen: true,
    secondsLeft: 60,
    isRenewing: false,
    hasFailed: true,
  });
  const staying = expiry.stay();
  expect(expiry.getState()).toMatchObject({ isRenewing: true, hasFailed: false });
  await staying;
  expect(expiry.getState()).toEqual(CLOSED);
});

test('B-09 staying that the server refuses ends the session, and with it the question', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { session, expiry, refresh, pass } = setUp;
  await pass(LIFE - 60);
  refresh.mockImplementation(() =>
    Promise.reject(Object.assign(new Error('refused'), { status: 401 })),
  );
  await expiry.stay();
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
  expect(expiry.getState()).toEqual(CLOSED);
});

test('B-09 leaving signs out', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { session, expiry, pass } = setUp;
  await pass(LIFE - 60);
  expiry.leave();
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'signed-out' });
  expect(expiry.getState()).toEqual(CLOSED);
});

test('B-08 B-09 what happens in another tab closes the question here: renewing, signing out', async () => {
  const fresh = johnsToken(2 * LIFE, { iat: NOW + LIFE - 60 });
  const pastItsHalf = johnsToken(2 * LIFE, { iat: NOW - 4 * LIFE });
  for (const stored of [fresh, pastItsHalf, null]) {
    const setUp = setUpExpiry();
    connect(setUp);
    await setUp.pass(LIFE - 60);
    expect(setUp.expiry.getState().isOpen).toBe(true);
    setUp.storage.writeFromAnotherTab('token', stored);
    expect(setUp.expiry.getState()).toEqual(CLOSED);
  }
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
      actElsewhere = listener;
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

test('B-09 the question stands while a renewal is tried again by itself', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { expiry, refresh, act, pass } = setUp;
  refresh.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  act();
  await pass(LIFE - 110);
  refresh.mockClear();
  refresh.mockImplementation(() => createDeferred<string>().promise);
  const seen: boolean[] = [];
  expiry.subscribe(({ isOpen }) => seen.push(isOpen));
  await pass(100);
  expect(refresh).toHaveBeenCalledOnce();
  expect(seen).toHaveLength(100);
  expect(seen).not.toContain(false);
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

test('B-09 a short token asks nothing in its first half', async () => {
  const setUp = setUpExpiry();
  setUp.storage.write('token', johnsToken(100, { iat: NOW }));
  connect(setUp);
  const { expiry, pass } = setUp;
  await pass(49);
  expect(expiry.getState().isOpen).toBe(false);
  await pass(1);
  expect(expiry.getState()).toMatchObject({ isOpen: true, secondsLeft: 50 });
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

test('SESS-2 B-09 a countdown that runs out closes, and the session tries once more by itself', async () => {
  const setUp = setUpExpiry();
  connect(setUp);
  const { expiry, session, refresh, pass } = setUp;
  await pass(LIFE - 1);
  expect(expiry.getState()).toMatchObject({ isOpen: true, secondsLeft: 1 });
  await pass(1);
  expect(expiry.getState()).toEqual(CLOSED);
  expect(refresh).toHaveBeenCalledOnce();
  expect(session.getState().status).toBe('authenticated');
});

test('B-09 with endUnanswered a countdown that nobody answers signs out', async () => {
  const setUp = setUpExpiry({ endUnanswered: true });
  connect(setUp);
  const { session, expiry, storage, pass } = setUp;
  await pass(LIFE);
  expect(expiry.getState()).toEqual(CLOSED);
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'expired' });
  expect(storage.read('token')).toBeNull();
});

test('B-09 with endUnanswered, who answered is waited for beyond the end', async () => {
  const answer = createDeferred<string>();
  const setUp = setUpExpiry({ endUnanswered: true });
  connect(setUp);
  const { session, expiry, refresh, pass } = setUp;
  await pass(LIFE - 5);
  refresh.mockImplementation(() => answer.promise);
  void expiry.stay();
  await pass(6);
  expect(session.getState().status).toBe('renewing');
  answer.resolve(johnsToken(2 * LIFE, { iat: NOW + LIFE }));
  await settle();
  expect(session.getState().status).toBe('authenticated');
  expect(expiry.getState()).toEqual(CLOSED);
});

test('B-09 with endUnanswered, who answered and did not reach the server is not signed out', async () => {
  const setUp = setUpExpiry({ endUnanswered: true });
  connect(setUp);
  const { session, expiry, refresh, pass } = setUp;
  await pass(LIFE - 5);
  refresh.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await expiry.stay();
  expect(expiry.getState()).toMatchObject({ isOpen: true, hasFailed: true });
  refresh.mockImplementation(() => createDeferred<string>().promise);
  await pass(6);
  expect(session.getState().status).toBe('renewing');
});

test('B-09 with endUnanswered, a session that was renewed elsewhere goes on', async () => {
  const setUp = setUpExpiry({ endUnanswered: true });
  connect(setUp);
  const { session, expiry, pass } = setUp;
  await pass(LIFE - 5);
  expect(expiry.getState().isOpen).toBe(true);
  session.begin(johnsToken(2 * LIFE, { iat: NOW + LIFE }));
  expect(session.getState().status).toBe('authenticated');
  expect(expiry.getState()).toEqual(CLOSED);
});

test('B-09 with endUnanswered, who was never asked, as on a laptop that slept, is not signed out', () => {
  const fake = createFakeClock();
  let slept = 0;
  const clock = { now: () => fake.now() + slept, setTimeout: fake.setTimeout };
  const setUp = setUpExpiry({ clock, endUnanswered: true }, { clock });
  connect(setUp);
  const { session, refresh, showPage } = setUp;
  fake.advance(60_000);
  refresh.mockImplementation(() => createDeferred<string>().promise);
  slept = 3_600_000;
  showPage();
  expect(session.getState().status).toBe('renewing');
});

test('B-09 a laptop that slept past the end notices on waking, and asks nothing any more', async () => {
  const fake = createFakeClock();
  let slept = 0;
  const clock = { now: () => fake.now() + slept, setTimeout: fake.setTimeout };
  const setUp = setUpExpiry({ clock }, { clock });
  connect(setUp);
  const { session, expiry, refresh, showPage } = setUp;
  fake.advance((LIFE - 60) * 1000);
  expect(expiry.getState().isOpen).toBe(true);
  slept = 3_600_000;
  refresh.mockImplementation(() => Promise.resolve(johnsToken(3600 + 2 * LIFE)));
  showPage();
  expect(session.getState().status).toBe('renewing');
  expect(expiry.getState()).toEqual(CLOSED);
  await settle();
  expect(session.getState().status).toBe('authenticated');
});
