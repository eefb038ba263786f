import { expect, test } from 'vitest';
import { createFakeClock } from '../../../headless/testing/vanilla.js';
import { johnsToken, NOW } from '../session/setUp.js';
import { createDeferred, settle } from '../support/deferred.js';
import { CLOSED, connect, LIFE, setUpExpiry } from './setUp.js';

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
