import { expect, test, vi } from 'vitest';
import { createDeferred, settle } from '../support/deferred.js';
import { johnsToken, NOW, refused, setUpSession } from './setUp.js';

test('SESS-2 an expired token is renewed: renewing with the user known, then authenticated', async () => {
  const answer = createDeferred<string>();
  const { session, storage } = setUpSession(johnsToken(-10), { refresh: () => answer.promise });
  session.connect();
  expect(session.getState()).toMatchObject({
    status: 'renewing',
    user: { isAuthenticated: false, username: 'john', name: 'John Doe' },
    isExpiring: false,
  });

  const token = johnsToken(900);
  answer.resolve(token);
  expect(await session.currentToken()).toBe(token);
  expect(session.getState()).toMatchObject({
    status: 'authenticated',
    user: { isAuthenticated: true, name: 'John Doe' },
    token,
  });
  expect(storage.read('token')).toBe(token);
});

test('SESS-2 a session that runs out while in use is renewed', async () => {
  const refresh = vi.fn(() => Promise.resolve(johnsToken(1800)));
  const { session, clock } = setUpSession(johnsToken(900), { refresh });
  session.connect();
  clock.advance(899_000);
  expect(refresh).not.toHaveBeenCalled();
  clock.advance(1000);
  expect(session.getState()).toMatchObject({
    status: 'renewing',
    user: { isAuthenticated: false, name: 'John Doe' },
  });
  await settle();
  expect(session.getState()).toMatchObject({
    status: 'authenticated',
    user: { isAuthenticated: true },
  });
  expect(refresh).toHaveBeenCalledOnce();
});

test('B-09 asking to renew while the token is good keeps the session going all along', async () => {
  const statuses = new Set<string>();
  const { session } = setUpSession(johnsToken(60), {
    refresh: () => Promise.resolve(johnsToken(900)),
  });
  session.connect();
  session.subscribe(({ status }) => statuses.add(status));
  expect(session.getState().isExpiring).toBe(true);
  expect(await session.renew()).toBe('renewed');
  expect(session.getState().isExpiring).toBe(false);
  expect([...statuses]).toEqual(['authenticated']);
});

test('SESS-6 a token that is good is sent as it is, and not renewed', async () => {
  const refresh = vi.fn(() => Promise.resolve(johnsToken(1800)));
  const { session } = setUpSession(johnsToken(900), { refresh });
  expect(await session.currentToken()).toBe(johnsToken(900));
  expect(refresh).not.toHaveBeenCalled();
});

test('SESS-2 where nobody is signed in there is nothing to renew', async () => {
  const refresh = vi.fn(() => Promise.resolve(johnsToken(900)));
  const { session } = setUpSession(null, { refresh });
  session.connect();
  expect(await session.renew()).toBe('refused');
  expect(refresh).not.toHaveBeenCalled();
  expect(session.getState().status).toBe('unauthenticated');
});

test('SESS-2 one refresh is in flight per page, whoever asks', async () => {
  const refresh = vi.fn(() => Promise.resolve(johnsToken(900)));
  const { session, clock } = setUpSession(johnsToken(-10), { refresh });
  session.connect()();
  session.connect();
  clock.advance(5000);
  const results = await Promise.all([session.renew(), session.renew(), session.currentToken()]);
  expect(results).toEqual(['renewed', 'renewed', johnsToken(900)]);
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([new TypeError('Failed to fetch'), refused(503), refused(403), 'offline', null])(
  'SESS-2 %s is no sign-out: it is told once, and tried again with growing pauses',
  async (failure) => {
    const refresh = vi.fn(() => Promise.reject<string>(failure));
    const { session, storage, clock, onError } = setUpSession(johnsToken(-10), { refresh });
    session.connect();
    expect(await session.renew()).toBe('postponed');
    expect(session.getState().status).toBe('renewing');
    expect(storage.read('token')).toBe(johnsToken(-10));

    clock.advance(1000);
    expect(refresh).toHaveBeenCalledTimes(1);
    clock.advance(1000);
    await settle();
    expect(refresh).toHaveBeenCalledTimes(2);
    clock.advance(3000);
    await settle();
    expect(refresh).toHaveBeenCalledTimes(2);

    refresh.mockImplementation(() => Promise.resolve(johnsToken(900)));
    clock.advance(1000);
    await settle();
    expect(session.getState().status).toBe('authenticated');
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);

    refresh.mockImplementation(() => Promise.reject(failure));
    expect(await session.renew()).toBe('postponed');
    expect(onError).toHaveBeenCalledTimes(2);
  },
);

test('SESS-6 a request that waited for a renewal fails as the renewal did', async () => {
  const failure = new TypeError('Failed to fetch');
  const { session } = setUpSession(johnsToken(-10), { refresh: () => Promise.reject(failure) });
  await expect(session.currentToken()).rejects.toBe(failure);
});

test.each([400, 401])('SESS-2 a refresh refused with status %d signs out', async (status) => {
  const { session, storage, onError } = setUpSession(johnsToken(-10), {
    refresh: () => Promise.reject(refused(status)),
  });
  session.connect();
  expect(await session.renew()).toBe('refused');
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
  expect(storage.read('token')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

test('SESS-3 a refresh that finishes after sign-out does not revive the session', async () => {
  const answer = createDeferred<string>();
  const refresh = vi.fn((_signal: AbortSignal) => answer.promise);
  const { session, storage } = setUpSession(johnsToken(-10), { refresh });
  session.connect();
  const renewing = session.renew();
  await settle();
  session.end();
  expect(refresh.mock.calls[0]![0].aborted).toBe(true);
  answer.resolve(johnsToken(900));
  expect(await renewing).toBe('refused');
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'signed-out' });
  expect(storage.read('token')).toBeNull();
});

test('SESS-5 an answer that is no token is told of, and does not end the session', async () => {
  const { session, onError } = setUpSession(johnsToken(60), {
    refresh: () => Promise.resolve('<html>'),
  });
  session.connect();
  expect(await session.renew()).toBe('postponed');
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: johnsToken(60) });
  expect(onError.mock.calls[0]![0]).toMatchObject({ message: 'Invalid JWT' });
});

test('SESS-2 a new token that has run out already corrects the clock of this machine', async () => {
  const hourAgo = { iat: NOW - 3600, exp: NOW - 2700 };
  const { session } = setUpSession(johnsToken(-4000), {
    refresh: () => Promise.resolve(johnsToken(0, hourAgo)),
  });
  session.connect();
  expect(await session.renew()).toBe('renewed');
  expect(session.getState()).toMatchObject({
    status: 'authenticated',
    expiresAt: (NOW + 900) * 1000,
  });
});

test('SESS-2 B-09 a new token that seems about to run out corrects the clock, so that the warning ends', async () => {
  const [behind, life] = [NOW - 800, 900];
  const { session } = setUpSession(johnsToken(60), {
    refresh: () => Promise.resolve(johnsToken(0, { iat: behind, exp: behind + life })),
  });
  session.connect();
  expect(session.getState().isExpiring).toBe(true);
  expect(await session.renew()).toBe('renewed');
  expect(session.getState()).toMatchObject({
    isExpiring: false,
    expiresAt: (NOW + life) * 1000,
  });
});

test('SESS-2 B-09 a new token that lives for a minute is about to run out, and the clock is right', async () => {
  const { session } = setUpSession(johnsToken(5), {
    refresh: () => Promise.resolve(johnsToken(60, { iat: NOW - 1 })),
  });
  session.connect();
  expect(await session.renew()).toBe('renewed');
  expect(session.getState()).toMatchObject({ isExpiring: true, expiresAt: (NOW + 60) * 1000 });
});

test('SESS-2 a new token that is good does not change the clock, however long ago it was issued', async () => {
  const { session } = setUpSession(johnsToken(60), {
    refresh: () => Promise.resolve(johnsToken(900, { iat: NOW - 3600 })),
  });
  session.connect();
  expect(await session.renew()).toBe('renewed');
  expect(session.getState().expiresAt).toBe((NOW + 900) * 1000);
});

test('SESS-2 a spent new token that does not say when it was issued leaves the clock as it is', async () => {
  const refresh = vi.fn(() => Promise.resolve(johnsToken(-5)));
  const { session } = setUpSession(johnsToken(-10), { refresh });
  session.connect();
  expect(await session.renew()).toBe('postponed');
  refresh.mockImplementation(() => Promise.resolve(johnsToken(900)));
  expect(await session.renew()).toBe('renewed');
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-2 a server that gives out nothing but spent tokens is not asked without end', async () => {
  const refresh = vi.fn(() => Promise.resolve(johnsToken(-5)));
  const { session, clock, onError } = setUpSession(johnsToken(-10), { refresh });
  session.connect();
  for (let second = 0; second < 60; second += 1) {
    clock.advance(1000);
    await settle();
  }
  expect(refresh.mock.calls.length).toBeLessThan(7);
  expect(onError).toHaveBeenCalledOnce();
  expect(session.getState().status).toBe('renewing');
});

test('SESS-2 whoever renews unasked waits as long as the session itself would', async () => {
  const refresh = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
  const { session, clock } = setUpSession(johnsToken(900), { refresh });
  session.connect();
  for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
    expect(session.isRenewalDue()).toBe(true);
    expect(await session.renew()).toBe('postponed');
    expect(session.isRenewalDue()).toBe(false);
    clock.advance(pause * 1000 - 1);
    expect(session.isRenewalDue()).toBe(false);
    clock.advance(1);
  }
  refresh.mockImplementation(() => Promise.resolve(johnsToken(1800)));
  expect(await session.renew()).toBe('renewed');
  expect(session.isRenewalDue()).toBe(true);
});

test('SESS-2 a clock that is set back after a failure does not put off the next attempt', async () => {
  const refresh = (): Promise<string> => Promise.reject(new TypeError('Failed to fetch'));
  const { session, clock } = setUpSession(johnsToken(900), { refresh });
  session.connect();
  await session.renew();
  clock.advance(-1000);
  expect(session.isRenewalDue()).toBe(false);
  clock.advance(-3_600_000);
  expect(session.isRenewalDue()).toBe(true);
});

test('SESS-3 a refresh that sign-out called off is no failure of the next session', async () => {
  const refresh = vi.fn((_signal: AbortSignal) => new Promise<string>(() => {}));
  const { session, onError } = setUpSession(johnsToken(-10), { refresh });
  session.connect();
  await settle();
  session.end();
  await settle();
  session.begin(johnsToken(900));
  expect(onError).not.toHaveBeenCalled();
  expect(session.isRenewalDue()).toBe(true);

  const failure = new TypeError('Failed to fetch');
  refresh.mockImplementation(() => Promise.reject(failure));
  expect(await session.renew()).toBe('postponed');
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});

test('SESS-6 a request is not told how the renewal of an earlier session ended', async () => {
  const answers = [createDeferred<string>(), createDeferred<string>()];
  const refresh = vi.fn(() => answers[refresh.mock.calls.length - 1]!.promise);
  const { session, clock } = setUpSession(johnsToken(60), { refresh });
  session.connect();
  void session.renew();
  await settle();
  session.begin(johnsToken(20));
  await settle();
  clock.advance(20_000);
  const sent = session.currentToken();
  answers[0]?.resolve(johnsToken(900));
  await settle();
  expect(session.getState().status).toBe('renewing');
  answers[1]?.resolve(johnsToken(1800));
  expect(await sent).toBe(johnsToken(1800));
});

test('SESS-3 the failures of one session do not make the next one wait, or be silent', async () => {
  const failure = new TypeError('Failed to fetch');
  const { session, onError } = setUpSession(johnsToken(900), {
    refresh: () => Promise.reject(failure),
  });
  session.connect();
  await session.renew();
  await session.renew();
  expect(onError).toHaveBeenCalledOnce();
  session.end();
  session.begin(johnsToken(900));
  expect(session.isRenewalDue()).toBe(true);
  await session.renew();
  expect(onError).toHaveBeenCalledTimes(2);
});

test('SESS-2 the half minute of one refresh is over with it, and cuts no later one short', async () => {
  const answer = createDeferred<string>();
  const refresh = vi.fn((_signal: AbortSignal) => Promise.resolve(johnsToken(1800)));
  const { session, clock } = setUpSession(johnsToken(900), { refresh });
  session.connect();
  const idle = clock.pending;
  expect(await session.renew()).toBe('renewed');
  expect(clock.pending).toBe(idle);

  refresh.mockImplementation(() => answer.promise);
  clock.advance(20_000);
  const renewing = session.renew();
  await settle();
  clock.advance(20_000);
  await settle();
  expect(refresh.mock.calls[1]![0].aborted).toBe(false);
  answer.resolve(johnsToken(3600));
  expect(await renewing).toBe('renewed');
});
