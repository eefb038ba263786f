import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttp } from '../../headless/http/index.js';
import { createSessionStore } from '../../headless/session/index.js';
import {
  createFakeClock,
  createMemoryLocks,
  createMemoryStorage,
} from '../../headless/testing/index.js';
import { signIn, signOut } from '../../app/resources/tokens.js';
import { tokenOf } from '../headless/session/tokens.js';
import { settle } from '../headless/support/deferred.js';

const credentials = { username: 'john', password: '1234' };

/** A client whose sign-outs are answered when a test says so, and its clock. */
function setUp() {
  const clock = createFakeClock();
  const sent: string[] = [];
  let answer = (): void => {};
  const http = createHttp({
    session: createSessionStore({ storage: createMemoryStorage(), clock }),
    baseUrl: 'https://app.example/',
    clock,
    fetch: (input) => {
      const { method, signal } = input as Request;
      sent.push(method);
      if (method !== 'DELETE') return Promise.resolve(Response.json({ token: 'a.b.c' }));
      return new Promise((resolve, reject) => {
        answer = () => {
          resolve(new Response(null, { status: 204 }));
        };
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      });
    },
  });
  return { http, clock, sent, answer: () => answer() };
}

test('SESS-7 a late answer to signing out does not take the cookie of whoever signs in next', async () => {
  const { http, sent, answer } = setUp();
  const out = signOut(http);
  const token = signIn(http, credentials);
  await settle();
  expect(sent).toEqual(['DELETE']);
  answer();
  await out;
  expect(await token).toBe('a.b.c');
  expect(sent).toEqual(['DELETE', 'POST']);
});

test('SESS-7 signing in does not wait for ever for a sign-out that nobody answers', async () => {
  const { http, clock } = setUp();
  const out = signOut(http);
  const token = signIn(http, credentials);
  await settle();
  clock.advance(10_000);
  await out;
  expect(await token).toBe('a.b.c');
});

test('SESS-7 a sign-out of another tab that never ends keeps nobody from signing in', async () => {
  const { http } = setUp();
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const request = (
    _name: string,
    { signal, ifAvailable }: LockOptions,
    run: LockGrantedCallback<unknown>,
  ) =>
    ifAvailable === true
      ? Promise.resolve(run(null))
      : new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        });
  vi.stubGlobal('navigator', { locks: { request } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const token = signIn(http, credentials);
  await settle();
  timeout.abort();
  expect(await token).toBe('a.b.c');
});

test.each([null, 'a.b.c', {}, { token: 1 }])(
  'SESS-7 the answer %j signs nobody in',
  async (answer) => {
    const http = createHttp({
      session: createSessionStore({ storage: createMemoryStorage(), clock: createFakeClock() }),
      baseUrl: 'https://app.example/',
      fetch: () => Promise.resolve(Response.json(answer)),
    });
    await expect(signIn(http, credentials)).rejects.toThrow('holds no token');
  },
);

test('SESS-7 leaving waits for no session that is being renewed, names none, and outlives the page', async () => {
  const requests: Request[] = [];
  const clock = createFakeClock();
  const session = createSessionStore({
    storage: createMemoryStorage({ token: tokenOf({ sub: '1', exp: 1 }) }),
    clock,
    locks: createMemoryLocks(),
    refresh: () => new Promise<string>(() => {}),
  });
  session.connect();
  const http = createHttp({
    session,
    baseUrl: 'https://app.example/',
    clock,
    fetch: (input) => {
      requests.push(input as Request);
      return Promise.resolve(Response.json({ token: 'a.b.c' }));
    },
  });
  expect(session.getState().status).toBe('renewing');
  await signOut(http);
  await signIn(http, credentials);
  expect(requests.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
  expect(requests[0]?.keepalive).toBe(true);
});
