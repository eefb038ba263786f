import { expect, test } from 'vitest';
import { createFakeClock } from '../../../headless/testing/vanilla.js';
import { johnsToken, NOW } from '../session/setUp.js';
import { createDeferred, settle } from '../support/deferred.js';
import { CLOSED, connect, LIFE, setUpExpiry } from './setUp.js';

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
