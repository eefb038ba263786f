import { expect, test, vi } from 'vitest';
import {
  connectErrorsToNotifications,
  createErrorChannel,
} from '../../../headless/errors/index.js';
import { createNotificationsStore } from '../../../headless/notifications/index.js';
import { tokenOf } from '../session/tokens.js';
import { createDeferred, settle } from '../support/deferred.js';
import { answer, answerSlowly, createFakeServer, hang } from './server.js';
import { BASE, JANES_TOKEN, NEW_TOKEN, setUpHttp } from './setUp.js';

test('SESS-6 a request called off during the renewal is not sent again', async () => {
  const renewed = createDeferred<string>();
  const server = createFakeServer(answer(401), answer(200));
  const { fetch } = setUpHttp({ server, refresh: () => renewed.promise });
  const controller = new AbortController();
  const response = fetch('/x', { signal: controller.signal });
  await settle();
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  renewed.resolve(NEW_TOKEN);
  await settle();
  expect(server.requests).toHaveLength(1);
});

test('SESS-6 nor is it waited for one that was refused as another token took its place', async () => {
  const refused = createDeferred<Response>();
  const renewed = createDeferred<string>();
  const server = createFakeServer(() => refused.promise, answer(200));
  const { fetch, session, clock } = setUpHttp({ server, refresh: () => renewed.promise });
  const controller = new AbortController();
  const response = fetch('/x', { signal: controller.signal });
  response.catch(() => {});
  await settle();
  session.begin(NEW_TOKEN);
  clock.advance(1801 * 1000);
  expect(session.getState().status).toBe('renewing');
  refused.resolve(new Response(null, { status: 401 }));
  await settle();
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toHaveLength(1);
});

test('SESS-6 ending the session calls off what is under way, and an AbortError says so', async () => {
  const { fetch, session, server } = setUpHttp({ server: createFakeServer(hang) });
  const responses = Promise.allSettled([fetch('/a'), fetch('/b')]);
  await settle();
  expect(server.requests).toHaveLength(2);
  session.end();
  expect(await responses).toMatchObject([
    { status: 'rejected', reason: { name: 'AbortError' } },
    { status: 'rejected', reason: { name: 'AbortError' } },
  ]);
});

test.each([
  ['is signed out', null],
  ['is another person', JANES_TOKEN],
])(
  'SESS-6 who %s right after a request sends it neither as nobody nor as somebody else',
  async (_, next) => {
    const { fetch, session, server } = setUpHttp();
    const response = fetch('/x', { method: 'PUT', body: 'mine' });
    if (next === null) session.end();
    else session.begin(next);
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).toHaveLength(0);
  },
);

test('SESS-6 however many requests there are, the session is listened to once', async () => {
  const { fetch, session } = setUpHttp();
  const { subscribe } = session;
  let listening = 0;
  session.subscribe = (listener) => {
    const stop = subscribe(listener);
    listening += 1;
    return () => {
      listening -= 1;
      stop();
    };
  };
  await Promise.all([fetch('/a'), fetch('/b')]);
  await fetch('/c');
  expect(listening).toBe(1);
  session.end();
  expect(listening).toBe(0);
  session.begin(NEW_TOKEN);
  await fetch('/d');
  expect(listening).toBe(1);
});

test('SESS-6 nor does a body go on arriving after that', async () => {
  const { fetch, session } = setUpHttp({ server: createFakeServer(answerSlowly(200, 'secret')) });
  const response = await fetch('/x');
  session.end();
  await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' });
});

test('SESS-6 it does so for a person without a name as well', async () => {
  const { fetch, session } = setUpHttp({ token: tokenOf({}), server: createFakeServer(hang) });
  const response = fetch('/x');
  response.catch(() => {});
  await settle();
  session.end();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('B-08 so does another person; a renewal does not', async () => {
  const { fetch, session } = setUpHttp({ server: createFakeServer(hang) });
  const settled = vi.fn();
  const response = fetch('/x').finally(settled);
  response.catch(() => {});
  await settle();
  session.begin(NEW_TOKEN);
  await settle();
  expect(settled).not.toHaveBeenCalled();
  session.begin(JANES_TOKEN);
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('SESS-6 who signs in after that is not called off', async () => {
  const { fetch, session, server } = setUpHttp({ server: createFakeServer(hang, answer(200)) });
  const first = fetch('/x').catch((error: unknown) => error);
  await settle();
  session.end();
  await first;
  session.begin(NEW_TOKEN);
  expect((await fetch('/x')).status).toBe(200);
  expect(server.requests[1]!.signal.aborted).toBe(false);
});

test('SESS-6 a signal that has aborted before sends nothing', async () => {
  const { fetch, server } = setUpHttp();
  const response = fetch('/x', { signal: AbortSignal.abort() });
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toEqual([]);
});

test('SESS-6 a Request’s own signal works as that of the options does', async () => {
  const { fetch } = setUpHttp({ server: createFakeServer(hang) });
  const controller = new AbortController();
  const response = fetch(new Request(`${BASE}x`, { signal: controller.signal }));
  await settle();
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('SESS-6 the caller’s signal works while the body arrives', async () => {
  const { fetch } = setUpHttp({ server: createFakeServer(answerSlowly(200, 'text')) });
  const controller = new AbortController();
  const response = await fetch('/x', { signal: controller.signal });
  controller.abort();
  await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' });
});

test('SESS-6 the caller’s signal works while the person signs in again, who goes on', async () => {
  const dialog = createDeferred<undefined>();
  const server = createFakeServer(answer(401));
  const { fetch, session } = setUpHttp({ server, onUnauthorized: () => dialog.promise });
  const controller = new AbortController();
  const response = fetch('/x', { signal: controller.signal });
  await settle();
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(session.getState().status).toBe('authenticated');

  dialog.resolve(undefined);
  await settle();
  expect(session.getState().endReason).toBe('rejected');
  expect(server.requests).toHaveLength(1);
});

test('SESS-6 the caller’s signal works for the second sending', async () => {
  const server = createFakeServer(answer(401), hang);
  const { fetch } = setUpHttp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  const controller = new AbortController();
  const response = fetch('/x', { method: 'PUT', body: 'text', signal: controller.signal });
  await settle();
  expect(server.requests).toHaveLength(2);
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('SESS-6 what goes to others is called off by the caller, not by the session', async () => {
  const { fetch, session } = setUpHttp({ server: createFakeServer(hang) });
  const controller = new AbortController();
  const settled = vi.fn();
  const response = fetch('https://evil.example/x', { signal: controller.signal });
  response.catch(settled);
  await settle();
  session.end();
  await settle();
  expect(settled).not.toHaveBeenCalled();
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('SESS-6 being called off never notifies', async () => {
  const { http, session, clock } = setUpHttp({ server: createFakeServer(hang) });
  const errors = createErrorChannel({ log: () => {} });
  const notifications = createNotificationsStore({ clock });
  const translateStrictly = (id: string): string => id;
  connectErrorsToNotifications({ errors, notifications, translateStrictly });
  const response = http.getJson('/x').catch((error: unknown) => {
    errors.report(error, { source: 'request' });
  });
  await settle();
  session.end();
  await response;
  expect(notifications.getState().visible).toEqual([]);

  errors.report(new Error('anything else'), { source: 'request' });
  expect(notifications.getState().visible).toHaveLength(1);
});

test('SESS-6 the caller’s reason comes as it is', async () => {
  const { fetch } = setUpHttp({ server: createFakeServer(hang) });
  const controller = new AbortController();
  const response = fetch('/x', { signal: controller.signal });
  await settle();
  controller.abort(new Error('enough'));
  await expect(response).rejects.toThrow('enough');
});
