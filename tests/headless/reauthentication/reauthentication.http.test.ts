import { expect, test, vi } from 'vitest';
import { createHttp, type Http } from '../../../headless/http/index.js';
import { createFakeFetch, type FakeAnswer } from '../../../headless/testing/vanilla.js';
import { settle } from '../support/deferred.js';
import {
  JANES_TOKEN,
  NEW_TOKEN,
  setUpReauthentication,
  TOKEN,
  type ReauthenticationSetUp,
} from './setUp.js';

const BASE = 'https://app.example/';

interface AppSetUp extends ReauthenticationSetUp {
  readonly http: Http;
  readonly requests: readonly Request[];
}

/** As a server does that has forgotten every session before this one. */
const onlyNewTokens = (request: Request): Response =>
  request.headers.get('Authorization') === `Bearer ${NEW_TOKEN}`
    ? Response.json({ saved: true })
    : Response.json({ title: 'Sign in first' }, { status: 401 });

function refuse(): Promise<string> {
  return Promise.reject(Object.assign(new Error('refused'), { status: 401 }));
}

function setUpApp(
  answer: FakeAnswer = onlyNewTokens,
  { refresh }: { refresh?: () => Promise<string> } = { refresh: refuse },
): AppSetUp {
  const setUp = setUpReauthentication(TOKEN, { refresh });
  const { fetch, requests } = createFakeFetch(BASE, { 'people/1': answer, 'people/2': answer });
  const { session, reauthentication } = setUp;
  const http = createHttp({
    session,
    baseUrl: BASE,
    fetch,
    onRequest: reauthentication.watch,
    onUnauthorized: reauthentication.ask,
  });
  return { ...setUp, http, requests };
}

function tokensOf(requests: readonly Request[]): (string | null)[] {
  return requests.map(({ headers }) => headers.get('Authorization')?.slice(7) ?? null);
}

const settings = [
  ['that cannot be renewed any more', { refresh: refuse }],
  ['that nothing renews', {}],
] as const;

test.each(settings)(
  'B-10 a save refused in a session %s is sent once more after signing in, body and all',
  async (_name, options) => {
    const { http, session, reauthentication, requests } = setUpApp(onlyNewTokens, options);
    const saving = http.sendJson('POST', 'people/1', { name: 'Zoë' });
    await settle();
    expect(reauthentication.getState()).toMatchObject({ isOpen: true, user: { username: 'john' } });
    expect(requests).toHaveLength(1);

    session.begin(NEW_TOKEN);
    expect(await saving).toEqual({ saved: true });
    expect(reauthentication.getState().isOpen).toBe(false);
    expect(tokensOf(requests)).toEqual([TOKEN, NEW_TOKEN]);
    expect(await requests[1]!.json()).toEqual({ name: 'Zoë' });
  },
);

test('B-10 two saves at once share one dialog, and each is sent once more', async () => {
  const { http, session, reauthentication, requests } = setUpApp();
  const opened = vi.fn();
  reauthentication.subscribe(({ isOpen }) => {
    if (isOpen) opened();
  });
  const saving = Promise.all([
    http.sendJson('POST', 'people/1', { id: 1 }),
    http.sendJson('PUT', 'people/2', { id: 2 }),
  ]);
  await settle();
  expect(opened).toHaveBeenCalledOnce();
  session.begin(NEW_TOKEN);
  expect(await saving).toEqual([{ saved: true }, { saved: true }]);
  expect(tokensOf(requests)).toEqual([TOKEN, TOKEN, NEW_TOKEN, NEW_TOKEN]);
  expect(requests.slice(2).map(({ method }) => method)).toEqual(['POST', 'PUT']);
});

test('B-10 nothing of one person is sent again as another', async () => {
  const { http, session, reauthentication, requests } = setUpApp();
  const saving = http.sendJson('POST', 'people/1', {});
  const failure = saving.catch((error: unknown) => error);
  await settle();
  session.begin(JANES_TOKEN);
  expect(await failure).toBeInstanceOf(Error);
  expect(tokensOf(requests)).toEqual([TOKEN]);
  expect(reauthentication.getState().isOpen).toBe(false);
  expect(session.getState().user.username).toBe('jane');
});

test.each(settings)(
  'B-10 giving up in a session %s gives the 401 to who saved, and nobody is signed in',
  async (_name, options) => {
    const { http, session, reauthentication, requests } = setUpApp(onlyNewTokens, options);
    const saving = http.sendJson('POST', 'people/1', {});
    const failure = saving.catch((error: unknown) => error);
    await settle();
    reauthentication.cancel();
    expect(await failure).toMatchObject({ status: 401, problem: { title: 'Sign in first' } });
    expect(requests).toHaveLength(1);
    expect(reauthentication.getState().isOpen).toBe(false);
    expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
  },
);

test('B-10 a save that is called off meanwhile fails with an AbortError, and closes', async () => {
  const { http, session, reauthentication, requests } = setUpApp();
  const controller = new AbortController();
  const saving = http.sendJson('POST', 'people/1', {}, { signal: controller.signal });
  const failure = saving.catch((error: unknown) => error);
  await settle();
  expect(reauthentication.getState().isOpen).toBe(true);
  controller.abort();
  expect(await failure).toMatchObject({ name: 'AbortError' });
  await settle();
  expect(reauthentication.getState().isOpen).toBe(false);
  session.begin(NEW_TOKEN);
  await settle();
  expect(requests).toHaveLength(1);
});

test('B-10 a new token that is refused as well is not asked for again', async () => {
  const { http, session, reauthentication, requests } = setUpApp(() =>
    Response.json({}, { status: 401 }),
  );
  const saving = http.sendJson('POST', 'people/1', {});
  const failure = saving.catch((error: unknown) => error);
  await settle();
  session.begin(NEW_TOKEN);
  expect(await failure).toMatchObject({ status: 401 });
  expect(requests).toHaveLength(2);
  expect(reauthentication.getState().isOpen).toBe(false);
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endReason: 'rejected' });
});

test('B-10 a 401 while loading never opens it', async () => {
  const { http, reauthentication, session } = setUpApp();
  const opened = vi.fn();
  reauthentication.subscribe(opened);
  await expect(http.getJson('people/1')).rejects.toMatchObject({ status: 401 });
  expect(opened).not.toHaveBeenCalled();
  expect(session.getState().status).toBe('unauthenticated');
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'NetworkError'],
  ['another failure', () => Response.json({}, { status: 500 }), 'HttpError'],
  ['a refusal of the person', () => Response.json({}, { status: 403 }), 'HttpError'],
])('B-10 %s never opens it', async (_name, answer, name) => {
  const { http, reauthentication, session } = setUpApp(answer);
  const opened = vi.fn();
  reauthentication.subscribe(opened);
  await expect(http.sendJson('POST', 'people/1', {})).rejects.toMatchObject({ name });
  expect(opened).not.toHaveBeenCalled();
  expect(session.getState().status).toBe('authenticated');
});

test('B-10 a session that cannot be renewed for want of the network never opens it', async () => {
  const { http, reauthentication, session } = setUpApp(onlyNewTokens, {
    refresh: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(http.sendJson('POST', 'people/1', {})).rejects.toMatchObject({ status: 401 });
  expect(reauthentication.getState().isOpen).toBe(false);
  expect(session.getState().status).toBe('authenticated');
});

test('B-10 the page that follows the session never sees that it is lost, until somebody gives up', async () => {
  const { http, session, reauthentication } = setUpApp();
  const isGone = vi.fn();
  session.subscribe(({ status }) => {
    if (status === 'unauthenticated' && !reauthentication.getState().isOpen) isGone();
  });
  const saving = http.sendJson('POST', 'people/1', {});
  await settle();
  expect(session.getState().status).toBe('unauthenticated');
  session.begin(NEW_TOKEN);
  await saving;
  expect(isGone).not.toHaveBeenCalled();
});

test.each(settings)(
  'B-10 a save after the token of a session %s has run out is sent after signing in',
  async (_name, options) => {
    const setUp = setUpApp(onlyNewTokens, options);
    const { http, session, reauthentication, requests, clock } = setUp;
    const isGone = vi.fn();
    session.subscribe(({ status }) => {
      if (status === 'unauthenticated' && !reauthentication.getState().isOpen) isGone();
    });
    // The machine slept: the clock has moved on, and no tick has noticed.
    vi.spyOn(clock, 'now').mockReturnValue(clock.now() + 1_000_000);
    const saving = http.sendJson('POST', 'people/1', {});
    await settle();
    expect(reauthentication.getState()).toMatchObject({ isOpen: true, user: { username: 'john' } });
    session.begin(NEW_TOKEN);
    expect(await saving).toEqual({ saved: true });
    expect(tokensOf(requests).at(-1)).toBe(NEW_TOKEN);
    expect(requests.length).toBeLessThanOrEqual(2);
    expect(isGone).not.toHaveBeenCalled();
  },
);

test('B-10 a save refused while another request has lost the session joins the dialog', async () => {
  const answers: ((response: Response) => void)[] = [];
  const refusal = (): Response => Response.json({}, { status: 401 });
  const { http, session, reauthentication } = setUpApp((request: Request) =>
    request.headers.get('Authorization') === `Bearer ${NEW_TOKEN}`
      ? Response.json({ saved: true })
      : new Promise<Response>((resolve) => {
          answers.push(resolve);
        }),
  );
  const loading = http.getJson('people/2').catch((error: unknown) => error);
  const saving = http.sendJson('POST', 'people/1', {});
  await settle();
  for (const answer of answers) answer(refusal());
  expect(await loading).toMatchObject({ status: 401 });
  expect(reauthentication.getState().isOpen).toBe(true);
  session.begin(NEW_TOKEN);
  expect(await saving).toEqual({ saved: true });
});
