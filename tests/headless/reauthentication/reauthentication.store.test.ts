import { expect, test, vi } from 'vitest';
import { createReauthenticationStore } from '../../../headless/reauthentication/index.js';
import { johnsToken } from '../session/setUp.js';
import { createDeferred, settle } from '../support/deferred.js';
import {
  JANES_TOKEN,
  NEW_TOKEN,
  requestOf,
  setUpReauthentication,
  TOKEN,
  type ReauthenticationSetUp,
} from './setUp.js';

const CLOSED = { isOpen: false, user: null };
const OPEN_FOR_JOHN = { isOpen: true, user: { username: 'john', name: 'John Doe' } };

function ask(
  { reauthentication }: ReauthenticationSetUp,
  method = 'PUT',
  signal?: AbortSignal,
): ReturnType<typeof vi.fn> {
  const goesOn = vi.fn();
  void reauthentication.ask(requestOf(method, signal)).then(goesOn);
  return goesOn;
}

test('B-10 asking opens, with the person whose session was lost', async () => {
  const setUp = setUpReauthentication();
  const { session, reauthentication } = setUp;
  expect(reauthentication.getState()).toEqual(CLOSED);
  session.end('rejected');
  expect(session.getState().user.isAuthenticated).toBe(false);
  const goesOn = ask(setUp);
  expect(reauthentication.getState()).toMatchObject(OPEN_FOR_JOHN);
  await settle();
  expect(goesOn).not.toHaveBeenCalled();
});

test('B-10 signing in again closes, and all that waits goes on', async () => {
  const setUp = setUpReauthentication();
  const { session, reauthentication } = setUp;
  session.end('rejected');
  const first = ask(setUp);
  const second = ask(setUp, 'DELETE');
  session.begin(NEW_TOKEN);
  expect(reauthentication.getState()).toEqual(CLOSED);
  await settle();
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});

test('B-10 with a session that nothing renews, the refused token is no sign-in; another is', async () => {
  const setUp = setUpReauthentication();
  const { session, reauthentication, clock } = setUp;
  const goesOn = ask(setUp);
  clock.advance(800_000);
  expect(session.getState()).toMatchObject({ token: TOKEN, isExpiring: true });
  expect(reauthentication.getState()).toMatchObject(OPEN_FOR_JOHN);
  clock.advance(200_000);
  expect(session.getState()).toMatchObject({ token: null, endReason: 'expired' });
  expect(reauthentication.getState()).toMatchObject(OPEN_FOR_JOHN);

  session.begin(johnsToken(3600));
  expect(reauthentication.getState()).toEqual(CLOSED);
  await settle();
  expect(goesOn).toHaveBeenCalledOnce();
});

test('B-10 signing in in another tab closes as well', async () => {
  const setUp = setUpReauthentication();
  const { session, reauthentication, storage } = setUp;
  session.end('rejected');
  const goesOn = ask(setUp);
  storage.writeFromAnotherTab('token', NEW_TOKEN);
  expect(reauthentication.getState()).toEqual(CLOSED);
  await settle();
  expect(goesOn).toHaveBeenCalledOnce();
});

test('B-10 a token that has to be renewed first closes once it is', async () => {
  const renewed = createDeferred<string>();
  const setUp = setUpReauthentication(TOKEN, { refresh: () => renewed.promise });
  const { session, reauthentication, storage } = setUp;
  session.end('rejected');
  ask(setUp);
  storage.writeFromAnotherTab('token', johnsToken(-5));
  expect(session.getState().status).toBe('renewing');
  expect(reauthentication.getState().isOpen).toBe(true);
  renewed.resolve(NEW_TOKEN);
  await settle();
  expect(reauthentication.getState()).toEqual(CLOSED);
});

test('B-10 another person closes it too, and is the next to be asked for', async () => {
  const setUp = setUpReauthentication();
  const { session, reauthentication } = setUp;
  session.end('rejected');
  const goesOn = ask(setUp);
  session.begin(JANES_TOKEN);
  expect(reauthentication.getState()).toEqual(CLOSED);
  await settle();
  expect(goesOn).toHaveBeenCalledOnce();

  session.end('rejected');
  ask(setUp);
  expect(reauthentication.getState().user?.username).toBe('jane');
});

test('B-10 giving up closes, and all that waits goes on', async () => {
  const setUp = setUpReauthentication();
  const { session, reauthentication } = setUp;
  session.end('rejected');
  const goesOn = ask(setUp);
  reauthentication.cancel();
  expect(reauthentication.getState()).toEqual(CLOSED);
  await settle();
  expect(goesOn).toHaveBeenCalledOnce();
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
});

test.each([
  ['a save', false],
  ['a save, with something typed', true],
])(
  'B-10 B-11 giving up %s is not asked about again when the session ends after that',
  (_, isDirty) => {
    const setUp = setUpReauthentication(TOKEN, {}, () => isDirty);
    const { session, reauthentication } = setUp;
    ask(setUp);
    reauthentication.cancel();
    session.end('rejected');
    expect(reauthentication.getState()).toEqual(CLOSED);
  },
);

test('B-10 B-11 whoever gave up once is asked again in the next session', () => {
  const setUp = setUpReauthentication(TOKEN, {}, () => true);
  const { session, reauthentication } = setUp;
  ask(setUp);
  reauthentication.cancel();
  session.end('rejected');
  session.begin(NEW_TOKEN);
  session.end('expired');
  expect(reauthentication.getState()).toMatchObject(OPEN_FOR_JOHN);
});

test('B-10 B-11 giving up while it is closed does not keep it from opening', () => {
  const { session, reauthentication } = setUpReauthentication(TOKEN, {}, () => true);
  reauthentication.cancel();
  session.end('expired');
  expect(reauthentication.getState()).toMatchObject(OPEN_FOR_JOHN);
});

test.each(['signed-out', 'elsewhere'] as const)(
  'B-08 when the session ends as %s it closes, and nobody is asked for any more',
  async (endReason) => {
    const setUp = setUpReauthentication();
    const { session, reauthentication, storage } = setUp;
    const goesOn = ask(setUp);
    expect(reauthentication.getState().isOpen).toBe(true);
    if (endReason === 'signed-out') session.end();
    else storage.writeFromAnotherTab('token', null);
    expect(session.getState().endReason).toBe(endReason);
    expect(reauthentication.getState()).toEqual(CLOSED);
    const late = ask(setUp);
    expect(reauthentication.getState()).toEqual(CLOSED);
    await settle();
    expect(goesOn).toHaveBeenCalledOnce();
    expect(late).toHaveBeenCalledOnce();
  },
);

test('B-08 signing out while it is open closes, though the session is over already', async () => {
  const setUp = setUpReauthentication();
  const { session, reauthentication } = setUp;
  session.end('rejected');
  const goesOn = ask(setUp);
  session.end();
  expect(reauthentication.getState()).toEqual(CLOSED);
  await settle();
  expect(goesOn).toHaveBeenCalledOnce();
});

test('B-10 a GET opens nothing, and goes on at once', async () => {
  const setUp = setUpReauthentication();
  setUp.session.end('rejected');
  const goesOn = ask(setUp, 'GET');
  expect(setUp.reauthentication.getState()).toEqual(CLOSED);
  await settle();
  expect(goesOn).toHaveBeenCalledOnce();
});

test('B-10 where nobody was signed in, or nothing follows the session, nothing opens', async () => {
  const nobody = setUpReauthentication(null);
  const disconnected = setUpReauthentication();
  disconnected.disconnect();
  for (const setUp of [nobody, disconnected]) {
    const goesOn = ask(setUp);
    expect(setUp.reauthentication.getState()).toEqual(CLOSED);
    await settle();
    expect(goesOn).toHaveBeenCalledOnce();
  }
});

test('B-10 disconnecting closes, so that nothing waits for ever', async () => {
  const setUp = setUpReauthentication();
  setUp.session.end('rejected');
  const goesOn = ask(setUp);
  setUp.disconnect();
  expect(setUp.reauthentication.getState()).toEqual(CLOSED);
  await settle();
  expect(goesOn).toHaveBeenCalledOnce();
});

test('B-10 once disconnected it follows no session', () => {
  const { session, reauthentication, disconnect } = setUpReauthentication(TOKEN, {}, () => true);
  disconnect();
  session.begin(NEW_TOKEN);
  session.end('rejected');
  expect(reauthentication.getState()).toEqual(CLOSED);
});

test('B-10 what was asked for while nobody was signed in opens nothing for who signs in later', async () => {
  const setUp = setUpReauthentication(null);
  const goesOn = ask(setUp);
  await settle();
  expect(goesOn).toHaveBeenCalledOnce();
  setUp.session.begin(TOKEN);
  setUp.session.end('rejected');
  expect(setUp.reauthentication.getState()).toEqual(CLOSED);
});

test('B-10 creating the store listens to nothing', () => {
  const { session } = setUpReauthentication();
  const subscribe = vi.spyOn(session, 'subscribe');
  createReauthenticationStore({ session });
  expect(subscribe).not.toHaveBeenCalled();
});

test('B-10 a request that is called off leaves, and the last one closes', async () => {
  const setUp = setUpReauthentication();
  const { session, reauthentication } = setUp;
  const [first, second] = [new AbortController(), new AbortController()];
  session.end('rejected');
  const firstGoesOn = ask(setUp, 'PUT', first.signal);
  const secondGoesOn = ask(setUp, 'PUT', second.signal);
  first.abort();
  await settle();
  expect(firstGoesOn).toHaveBeenCalledOnce();
  expect(secondGoesOn).not.toHaveBeenCalled();
  expect(reauthentication.getState().isOpen).toBe(true);
  second.abort();
  await settle();
  expect(secondGoesOn).toHaveBeenCalledOnce();
  expect(reauthentication.getState()).toEqual(CLOSED);
});

test('B-10 a request that was called off before asks for nothing', async () => {
  const setUp = setUpReauthentication();
  const goesOn = ask(setUp, 'PUT', AbortSignal.abort());
  expect(setUp.reauthentication.getState()).toEqual(CLOSED);
  await settle();
  expect(goesOn).toHaveBeenCalledOnce();
});

test('B-10 losing the session during a save opens in the same moment', () => {
  const { session, reauthentication } = setUpReauthentication();
  const seen: unknown[] = [];
  reauthentication.watch(requestOf('PUT'), new Promise(() => {}));
  session.subscribe(({ status }) => {
    seen.push([status, reauthentication.getState().isOpen]);
  });
  session.end('rejected');
  expect(seen).toEqual([['unauthenticated', true]]);
  expect(reauthentication.getState()).toMatchObject(OPEN_FOR_JOHN);
});

test('B-10 it stays open for a save that the end of the session called off', async () => {
  const { session, reauthentication } = setUpReauthentication();
  const outcome = createDeferred<Response>();
  reauthentication.watch(requestOf('PUT'), outcome.promise);
  session.end('rejected');
  outcome.reject(new DOMException('The session has ended.', 'AbortError'));
  await settle();
  expect(reauthentication.getState().isOpen).toBe(true);
  session.begin(NEW_TOKEN);
  expect(reauthentication.getState()).toEqual(CLOSED);
});

test('B-10 it closes for a save that its caller called off', async () => {
  const { session, reauthentication } = setUpReauthentication();
  const controller = new AbortController();
  const outcome = createDeferred<Response>();
  reauthentication.watch(requestOf('PUT', controller.signal), outcome.promise);
  session.end('rejected');
  controller.abort();
  outcome.reject(controller.signal.reason);
  await settle();
  expect(reauthentication.getState()).toEqual(CLOSED);
});

test.each([
  ['a save that is done', 'PUT', () => Promise.resolve(new Response())],
  ['a save that failed', 'PUT', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['loading', 'GET', () => new Promise(() => {})],
])('B-10 %s does not hold the page when the session is lost', async (_name, method, settleSo) => {
  const { session, reauthentication } = setUpReauthentication();
  reauthentication.watch(requestOf(method), settleSo());
  await settle();
  session.end('rejected');
  expect(reauthentication.getState()).toEqual(CLOSED);
});

test('B-10 renewals on the way do not lose sight of a save', () => {
  const { session, reauthentication } = setUpReauthentication();
  reauthentication.watch(requestOf('PUT'), new Promise(() => {}));
  session.begin(NEW_TOKEN);
  session.end('rejected');
  expect(reauthentication.getState()).toMatchObject(OPEN_FOR_JOHN);
});

test('B-08 signing out during a save opens nothing', () => {
  const { session, reauthentication } = setUpReauthentication();
  reauthentication.watch(requestOf('PUT'), new Promise(() => {}));
  session.end();
  expect(reauthentication.getState()).toEqual(CLOSED);
});

test.each(['expired', 'rejected', 'unreadable'] as const)(
  'B-10 B-11 a session that ends by itself (%s) while something is typed opens it, until signed in',
  (reason) => {
    const setUp = setUpReauthentication(TOKEN, {}, () => true);
    const { session, reauthentication } = setUp;
    session.end(reason);
    expect(reauthentication.getState()).toMatchObject(OPEN_FOR_JOHN);
    session.begin(NEW_TOKEN);
    expect(reauthentication.getState()).toEqual(CLOSED);
  },
);

test('B-10 B-11 with something typed, a save that is called off keeps it open; giving up closes', async () => {
  const setUp = setUpReauthentication(TOKEN, {}, () => true);
  const { session, reauthentication } = setUp;
  const controller = new AbortController();
  session.end('rejected');
  ask(setUp, 'PUT', controller.signal);
  controller.abort();
  await settle();
  expect(reauthentication.getState()).toMatchObject(OPEN_FOR_JOHN);
  reauthentication.cancel();
  expect(reauthentication.getState()).toEqual(CLOSED);
});

test('B-08 B-11 signing out on purpose opens nothing, whatever is typed', () => {
  const { session, reauthentication } = setUpReauthentication(TOKEN, {}, () => true);
  session.end();
  expect(reauthentication.getState()).toEqual(CLOSED);
});
