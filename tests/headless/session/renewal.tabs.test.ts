import { expect, test, vi } from 'vitest';
import { createSessionStore } from '../../../headless/session/index.js';
import { createMemoryLocks } from '../../../headless/testing/vanilla.js';
import { createDeferred, settle } from '../support/deferred.js';
import { johnsToken, NOW, refused, setUpSession } from './setUp.js';

test('SESS-2 one refresh is in flight per browser; who waited finds the new token in storage', async () => {
  const refresh = vi.fn(() => Promise.resolve(johnsToken(900)));
  const locks = createMemoryLocks();
  const first = setUpSession(johnsToken(-10), { refresh, locks });
  const second = createSessionStore({
    storage: first.storage,
    clock: first.clock,
    locks,
    refresh,
    onPageShown: () => () => {},
  });
  first.session.connect();
  second.connect();
  expect(second.getState().status).toBe('renewing');
  expect(await second.renew()).toBe('renewed');
  expect(first.session.getState().token).toBe(johnsToken(900));
  expect(second.getState().token).toBe(johnsToken(900));
  expect(refresh).toHaveBeenCalledOnce();
});

test('SESS-2 a tab that hears of the new token while waiting does not ask again', async () => {
  const locks = createMemoryLocks();
  const busy = createDeferred<undefined>();
  const signal = new AbortController().signal;
  void locks.run('gnap.token', () => busy.promise, signal);
  const refresh = vi.fn(() => Promise.resolve(johnsToken(5000)));
  const { session, storage } = setUpSession(johnsToken(-10), { refresh, locks });
  session.connect();
  const renewing = session.renew();
  storage.writeFromAnotherTab('token', johnsToken(900));
  busy.resolve(undefined);
  expect(await renewing).toBe('renewed');
  expect(session.getState().token).toBe(johnsToken(900));
  expect(refresh).not.toHaveBeenCalled();
});

test('SESS-2 a refusal that comes after another tab has renewed signs nobody out', async () => {
  const answer = createDeferred<string>();
  const { session, storage } = setUpSession(johnsToken(-10), { refresh: () => answer.promise });
  session.connect();
  await settle();
  storage.writeFromAnotherTab('token', johnsToken(900));
  answer.reject(refused(401));
  await settle();
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: johnsToken(900) });
});

test('B-08 a refresh that finishes after signing out in another tab revives nothing, heard of or not', async () => {
  const answer = createDeferred<string>();
  const { session, storage } = setUpSession(johnsToken(-10), { refresh: () => answer.promise });
  session.connect();
  await settle();
  storage.write('token', null);
  answer.resolve(johnsToken(900));
  await settle();
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'expired' });
  expect(storage.read('token')).toBeNull();
});

test('SESS-2 a refresh that hangs lets the other tabs go on after half a minute', async () => {
  const locks = createMemoryLocks();
  const { session, clock } = setUpSession(johnsToken(-10), {
    refresh: () => new Promise(() => {}),
    locks,
  });
  session.connect();
  await settle();
  const other = vi.fn(() => Promise.resolve());
  void locks.run('gnap.token', other, new AbortController().signal);
  clock.advance(29_000);
  await settle();
  expect(other).not.toHaveBeenCalled();
  clock.advance(1000);
  await settle();
  expect(other).toHaveBeenCalledOnce();
  expect(session.getState().status).toBe('renewing');
});

test('SESS-2 another tab that brings a spent token meanwhile has renewed nothing', async () => {
  const answer = createDeferred<string>();
  const { session, storage } = setUpSession(johnsToken(-10), { refresh: () => answer.promise });
  session.connect();
  const renewing = session.renew();
  await settle();
  storage.writeFromAnotherTab('token', johnsToken(-5));
  answer.resolve(johnsToken(900));
  expect(await renewing).toBe('postponed');
});

test('SESS-3 B-08 a refresh that finishes after another person has signed in changes nothing', async () => {
  const answer = createDeferred<string>();
  const { session, storage } = setUpSession(johnsToken(-10), { refresh: () => answer.promise });
  session.connect();
  await settle();
  const janes = johnsToken(900, { sub: '2', unique_name: 'jane' });
  storage.writeFromAnotherTab('token', janes);
  answer.resolve(johnsToken(1800));
  await settle();
  expect(session.getState()).toMatchObject({ token: janes, user: { username: 'jane' } });
  expect(storage.read('token')).toBe(janes);
});

test('SESS-2 ten tabs that wake at once make one request, and all go on with its token', async () => {
  const refresh = vi.fn(() => Promise.resolve(johnsToken(900)));
  const locks = createMemoryLocks();
  const first = setUpSession(johnsToken(-10), { refresh, locks });
  const tabs = Array.from({ length: 9 }, () =>
    createSessionStore({
      storage: first.storage,
      clock: first.clock,
      locks,
      refresh,
      onPageShown: () => () => {},
    }),
  );
  tabs.push(first.session);
  for (const tab of tabs) tab.connect();
  await settle();
  first.clock.advance(1000);
  await settle();
  for (const tab of tabs) {
    expect(tab.getState()).toMatchObject({ status: 'authenticated', token: johnsToken(900) });
  }
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  ['slow', 180],
  ['fast', -1800],
])(
  'SESS-2 SESS-6 tabs that load at once all get a token, though the clock of the machine is %s',
  async (_what, ahead) => {
    const now = NOW + ahead;
    let issued = 0;
    const issue = (): string => {
      issued += 1;
      return johnsToken(ahead + 900, { iat: now, nbf: now - 60, jti: issued });
    };
    const locks = createMemoryLocks();
    const refresh = vi.fn(() => Promise.resolve(issue()));
    const onError = vi.fn<(error: unknown) => void>();
    const first = setUpSession(issue(), { refresh, locks, onError });
    const { storage, clock } = first;
    const tabs = [first.session].concat(
      Array.from({ length: 2 }, () =>
        createSessionStore({
          storage,
          clock,
          locks,
          refresh,
          onError,
          onPageShown: () => () => {},
        }),
      ),
    );
    for (const tab of tabs) tab.connect();
    const sent = await Promise.all(tabs.map((tab) => tab.currentToken()));
    expect(sent.every((token) => token !== null)).toBe(true);
    for (const tab of tabs) expect(tab.getState().status).toBe('authenticated');
    expect(refresh.mock.calls.length).toBeLessThanOrEqual(tabs.length);
    expect(onError).not.toHaveBeenCalled();
  },
);

test('SESS-6 a request does not wait for the renewal of a token that another tab has replaced', async () => {
  const locks = createMemoryLocks();
  const busy = createDeferred<undefined>();
  void locks.run('gnap.token', () => busy.promise, new AbortController().signal);
  const refresh = vi.fn(() => Promise.resolve(johnsToken(900)));
  const { session, storage } = setUpSession(johnsToken(-10), { refresh, locks });
  session.connect();
  storage.writeFromAnotherTab('token', johnsToken(-5));
  const sent = session.currentToken();
  busy.resolve(undefined);
  expect(await sent).toBe(johnsToken(900));
  expect(refresh).toHaveBeenCalledOnce();
});

test('SESS-2 a tab whose turn does not come within half a minute goes on without it', async () => {
  const locks = createMemoryLocks();
  const signal = new AbortController().signal;
  const others = createDeferred<undefined>();
  const held = locks.run('gnap.token', () => others.promise, signal);
  const refresh = vi.fn(() => Promise.resolve(johnsToken(5000)));
  const { session, clock, onError } = setUpSession(johnsToken(-10), { refresh, locks });
  session.connect();
  clock.advance(30_000);
  others.resolve(undefined);
  await held;
  await settle();
  expect(refresh).not.toHaveBeenCalled();
  expect(onError.mock.calls[0]![0]).toMatchObject({ name: 'TimeoutError' });
  clock.advance(2000);
  await settle();
  expect(refresh).toHaveBeenCalledOnce();
  expect(session.getState().status).toBe('authenticated');
});
