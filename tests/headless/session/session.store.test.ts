import { expect, test, vi } from 'vitest';
import { subscribeTo } from '../../../headless/core/index.js';
import { ANONYMOUS_USER, InvalidTokenError, personOf } from '../../../headless/session/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';
import { JOHN, johnsToken, NOW, setUpSession } from './setUp.js';
import { tokenOf } from './tokens.js';

const SIGNED_OUT = {
  status: 'unauthenticated',
  user: ANONYMOUS_USER,
  token: null,
  expiresAt: null,
  isExpiring: false,
};

test('SESS-3 beginning stores the token and rebuilds the user, ending clears both', () => {
  const { session, storage } = setUpSession();
  const token = johnsToken(900);
  session.begin(token);
  expect(storage.read('token')).toBe(token);
  expect(session.getState()).toMatchObject({
    status: 'authenticated',
    user: { ...JOHN, isAuthenticated: true, username: 'john', name: 'John Doe' },
    token,
    expiresAt: (NOW + 900) * 1000,
    isExpiring: false,
    endReason: null,
  });

  session.end();
  expect(storage.read('token')).toBeNull();
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'signed-out' });

  session.begin(token);
  expect(session.getState().endReason).toBeNull();
});

test.each([
  ['Invalid JWT', 'garbage'],
  ['Cannot decode the token', 'a.b.c'],
])('SESS-5 beginning with what is no token throws %s and changes nothing', (message, bad) => {
  const { session, storage, onError } = setUpSession();
  const token = johnsToken(900);
  session.begin(token);
  const before = session.getState();
  expect(() => {
    session.begin(bad);
  }).toThrow(new RegExp(`^${message}$`));
  expect(session.getState()).toBe(before);
  expect(storage.read('token')).toBe(token);
  expect(onError).not.toHaveBeenCalled();
});

test('SESS-3 the token is kept without spaces and without Bearer', () => {
  const { session, storage } = setUpSession();
  const token = johnsToken(900);
  session.begin(` Bearer ${token}\n`);
  expect(session.getState().token).toBe(token);
  expect(storage.read('token')).toBe(token);
});

test('SESS-2 claims without anything in them authenticate, with empty names', () => {
  const { session } = setUpSession();
  session.begin(tokenOf({}));
  expect(session.getState()).toMatchObject({
    status: 'authenticated',
    user: { isAuthenticated: true, username: '', name: '' },
    expiresAt: null,
    isExpiring: false,
  });
});

test('SESS-4 a stored token is read on connecting, and nothing before', () => {
  const token = johnsToken(900);
  const { session, clock } = setUpSession(token);
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: null });
  expect(clock.pending).toBe(0);

  const disconnect = session.connect();
  expect(session.getState()).toMatchObject({ status: 'authenticated', token });
  disconnect();
  expect(clock.pending).toBe(0);
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-4 a JSON-quoted token is read, and rewritten raw', () => {
  const token = johnsToken(900);
  const { session, storage } = setUpSession(JSON.stringify(token));
  session.connect();
  expect(session.getState().token).toBe(token);
  expect(storage.read('token')).toBe(token);
});

test('SESS-4 SESS-6 a token that another tab wrote JSON-quoted is never sent in its quotes', async () => {
  const token = johnsToken(900);
  const { session, storage } = setUpSession();
  session.connect();
  storage.writeFromAnotherTab('token', JSON.stringify(token));
  expect(session.getState().token).toBe(token);
  expect(await session.currentToken()).toBe(token);
  expect(storage.read('token')).toBe(token);
});

test.each([null, '', '""', 'null', '"null"'])(
  'SESS-2 %j in storage means that nobody is signed in, which is no error',
  (stored) => {
    const { session, onError } = setUpSession(stored);
    session.connect();
    expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: null });
    expect(onError).not.toHaveBeenCalled();
  },
);

test.each([
  ['undefined', 'Invalid JWT'],
  ['{abc', 'Invalid JWT'],
  ['{"token":"x"}', 'Invalid JWT'],
  ['a.b.c', 'Cannot decode the token'],
])('SESS-5 a stored %s is cleared and told of, and nobody is signed in', (stored, message) => {
  const { session, storage, onError } = setUpSession(stored);
  session.connect();
  expect(session.getState()).toMatchObject(SIGNED_OUT);
  expect(storage.read('token')).toBeNull();
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.calls[0]![0]).toBeInstanceOf(InvalidTokenError);
  expect(onError.mock.calls[0]![0]).toMatchObject({ message });
});

test('SESS-5 without onError, a bad stored token is told of in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { session } = setUpSession('undefined', { onError: undefined });
  session.connect();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'The session met an error.',
    expect.any(InvalidTokenError),
  );
});

test.each([
  ['has expired', { exp: NOW - 1 }],
  ['is not valid yet', { exp: NOW + 900, nbf: NOW + 61 }],
  ['has an exp that is no number', { exp: 'tomorrow' }],
])('SESS-2 a stored token that %s signs nobody in', (_name, claims) => {
  const { session, storage, onError } = setUpSession(tokenOf(claims));
  session.connect();
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'expired' });
  expect(storage.read('token')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

test('SESS-2 a token that is valid in a minute signs in: the clock here may be behind', () => {
  const { session } = setUpSession(johnsToken(900, { nbf: NOW + 60 }));
  session.connect();
  expect(session.getState().status).toBe('authenticated');
});

test('B-08 other tabs are followed: signing in, another user, signing out', () => {
  const { session, storage } = setUpSession();
  session.connect();
  storage.writeFromAnotherTab('token', johnsToken(900));
  expect(session.getState()).toMatchObject({ status: 'authenticated', user: { name: 'John Doe' } });

  storage.writeFromAnotherTab('token', tokenOf({ unique_name: 'jane' }));
  expect(session.getState().user).toMatchObject({ username: 'jane', name: '' });

  storage.writeFromAnotherTab('token', null);
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'elsewhere' });
});

test('B-08 B-09 a token that ran out, and that another tab took away, has expired: nobody signed out', () => {
  const { session, storage, clock } = setUpSession(johnsToken(10), {
    refresh: () => new Promise(() => {}),
  });
  session.connect();
  clock.advance(11_000);
  storage.writeFromAnotherTab('token', null);
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'expired' });
});

test('B-08 who does not look any more does not hear of other tabs', () => {
  const { session, storage } = setUpSession(johnsToken(900));
  session.connect()();
  storage.writeFromAnotherTab('token', null);
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-2 an exp with a fraction is floored, in what the state says too', () => {
  const { session } = setUpSession();
  session.begin(tokenOf({ exp: NOW + 900.9 }));
  expect(session.getState().expiresAt).toBe((NOW + 900) * 1000);
});

test('SESS-2 garbage from another tab signs out and throws nothing', () => {
  const { session, storage, onError } = setUpSession(johnsToken(900));
  session.connect();
  storage.writeFromAnotherTab('token', '{abc');
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'unreadable' });
  expect(onError).toHaveBeenCalledOnce();
});

test('B-08 what changed without an event is seen when the page is shown', () => {
  const { session, storage, showPage } = setUpSession(johnsToken(900));
  const disconnect = session.connect();
  storage.write('token', null);
  showPage();
  expect(session.getState().status).toBe('unauthenticated');

  disconnect();
  storage.write('token', johnsToken(900));
  showPage();
  expect(session.getState().status).toBe('unauthenticated');
});

test('B-08 another user in another tab is one transition, from one person to the other', () => {
  const { session, storage } = setUpSession(johnsToken(900));
  session.connect();
  const states: unknown[] = [];
  const persons: unknown[] = [];
  session.subscribe(({ status, token, user }) => states.push([status, token, user.username]));
  subscribeTo(session, personOf, (person, previous) => persons.push([previous, person]));
  const john = personOf(session.getState());

  const renewed = johnsToken(1800);
  storage.writeFromAnotherTab('token', renewed);
  expect(persons).toEqual([]);

  const janes = tokenOf({ sub: '2', unique_name: 'jane', exp: NOW + 900 });
  storage.writeFromAnotherTab('token', janes);
  expect(states).toEqual([
    ['authenticated', renewed, 'john'],
    ['authenticated', janes, 'jane'],
  ]);
  expect(persons).toEqual([[john, personOf(session.getState())]]);
});

test('B-08 another user whose token has run out is one transition too', () => {
  const { session, storage } = setUpSession(johnsToken(900), {
    refresh: () => new Promise(() => {}),
  });
  session.connect();
  const states: unknown[] = [];
  session.subscribe(({ status, user }) => states.push([status, user.username]));
  storage.writeFromAnotherTab('token', tokenOf({ unique_name: 'jane', exp: NOW - 1 }));
  expect(states).toEqual([['renewing', 'jane']]);
});

test('B-09 a session is expiring two minutes before its end, and ends then', () => {
  const { session, clock, storage } = setUpSession(johnsToken(900));
  session.connect();
  clock.advance(779_000);
  expect(session.getState().isExpiring).toBe(false);
  clock.advance(1000);
  expect(session.getState()).toMatchObject({ status: 'authenticated', isExpiring: true });
  clock.advance(119_000);
  expect(session.getState()).toMatchObject({ status: 'authenticated', isExpiring: true });
  clock.advance(1000);
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'expired' });
  expect(storage.read('token')).toBeNull();
});

test('B-09 a machine that slept past the end notices when the page is shown', () => {
  const fake = createFakeClock();
  let slept = 0;
  const { session, showPage } = setUpSession(johnsToken(900), {
    clock: { now: () => fake.now() + slept, setTimeout: fake.setTimeout },
  });
  session.connect();
  slept = 3_600_000;
  expect(session.getState().status).toBe('authenticated');
  showPage();
  expect(session.getState().status).toBe('unauthenticated');
});

test('B-09 a machine that slept past the end notices at its next tick', () => {
  const fake = createFakeClock();
  let slept = 0;
  const { session } = setUpSession(johnsToken(900), {
    clock: { now: () => fake.now() + slept, setTimeout: fake.setTimeout },
  });
  session.connect();
  slept = 3_600_000;
  fake.advance(1000);
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'expired' });
});

test('SESS-2 whether it can be renewed stands in the state, whoever is signed in', () => {
  const without = setUpSession(johnsToken(900)).session;
  const { session } = setUpSession(johnsToken(900), { refresh: () => new Promise(() => {}) });
  for (const [store, canRenew] of [[without, false] as const, [session, true] as const]) {
    expect(store.getInitialState().canRenew).toBe(canRenew);
    store.connect();
    expect(store.getState()).toMatchObject({ status: 'authenticated', canRenew });
    store.end();
    expect(store.getState()).toMatchObject({ status: 'unauthenticated', canRenew });
  }
});

test.each([1e20, NOW * 1000, 2 ** 31])('SESS-2 exp %d sets no timer that would overflow', (exp) => {
  const clock = createFakeClock();
  const setTimeout = vi.fn(clock.setTimeout);
  const { session } = setUpSession(tokenOf({ exp }), {
    clock: { now: clock.now, setTimeout },
  });
  session.connect();
  clock.advance(60_000);
  expect(session.getState().status).toBe('authenticated');
  expect(Math.max(...setTimeout.mock.calls.map(([, delay]) => delay))).toBeLessThanOrEqual(60_000);
});

test('SESS-1 the clock alone changes neither state nor user', () => {
  const { session, clock } = setUpSession(johnsToken(900));
  session.connect();
  const before = session.getState();
  const listener = vi.fn();
  session.subscribe(listener);
  clock.advance(600_000);
  expect(listener).not.toHaveBeenCalled();
  expect(session.getState()).toBe(before);
});

test('SESS-3 only the user takes away a token that another tab has brought', () => {
  const { session, storage } = setUpSession(johnsToken(900));
  session.connect();
  const newer = johnsToken(1800);
  storage.write('token', newer);
  session.end('rejected');
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: newer });
  session.end('rejected');
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });

  session.begin(johnsToken(900));
  storage.write('token', newer);
  session.end();
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'signed-out' });
  expect(storage.read('token')).toBeNull();
});

test("SESS-2 a token is held against the server's clock, once that is known", () => {
  const { session, clock } = setUpSession(johnsToken(900));
  session.connect();
  const hour = 3_600_000;
  session.observeServerTime(clock.now() - hour);
  expect(session.getState().expiresAt).toBe((NOW + 900) * 1000 + hour);
  // A header of whole seconds says nothing new.
  session.observeServerTime(clock.now() - hour - 900);
  expect(session.getState().expiresAt).toBe((NOW + 900) * 1000 + hour);
  session.observeServerTime(clock.now() + hour);
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'expired' });
});

test('SESS-2 an answer that does not say when it was given says nothing about the clock', () => {
  const { session } = setUpSession(johnsToken(900));
  session.connect();
  // Another origin shows its `Date` to nobody, unless it says so.
  session.observeServerTime(Date.parse(new Headers().get('Date') ?? ''));
  expect(session.getState()).toMatchObject({
    status: 'authenticated',
    expiresAt: (NOW + 900) * 1000,
  });
});

test('B-09 a listener that throws does not stop the clock: the session still ends', () => {
  const { session, clock } = setUpSession(johnsToken(900));
  session.connect();
  const stop = session.subscribe(() => {
    throw new Error('A mistake of the app');
  });
  // Two minutes before the end the state changes.
  expect(() => {
    clock.advance(780_000);
  }).toThrow('A mistake of the app');
  stop();
  clock.advance(120_000);
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'expired' });
});

test('SESS-6 the token to send is read from storage and held against the clock', async () => {
  const { session, storage, clock } = setUpSession();
  expect(await session.currentToken()).toBeNull();
  const token = johnsToken(900);
  storage.write('token', token);
  expect(await session.currentToken()).toBe(token);
  clock.advance(900_000);
  expect(await session.currentToken()).toBeNull();
});

test('without a refresh there is nothing to renew by, and the session stays', async () => {
  const { session } = setUpSession(johnsToken(900));
  session.connect();
  expect(await session.renew()).toBe('refused');
  expect(session.getState().status).toBe('authenticated');
});
