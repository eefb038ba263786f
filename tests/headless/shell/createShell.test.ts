import { afterEach, expect, test, vi } from 'vitest';
import { createTestShell, type TestShell } from '../../../headless/testing/index.js';
import { tokenOf } from '../session/tokens.js';
import { settle } from '../support/deferred.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const TEXTS = {
  gnap: {
    'error-notification-title': 'Unexpected error',
    'error-notification-text': 'Something went wrong.',
    'validation-error-notification-title': 'Not valid',
    'validation-error-notification-text': 'Correct the fields.',
  },
};
const files = {
  'i18n/app/translations.nl.json': TEXTS,
  'i18n/app/translations.fr.json': { gnap: { 'error-notification-title': 'Erreur' } },
};

async function connectedShell(
  options: Parameters<typeof createTestShell>[0] = {},
): Promise<TestShell> {
  const shell = createTestShell({ parts: ['i18n/app'], files, ...options });
  shell.connect();
  await settle();
  return shell;
}

const UNSAVED = { isDirty: () => true, subscribe: () => () => {}, save: async () => true };

const urlsOf = ({ requests }: TestShell): string[] => requests.map(({ url }) => url);

test.each(['https://app.test/staff', 'https://app.test/a/staff?x=1#y/'])(
  'a root that would lose its last part is refused: %s',
  (baseUrl) => {
    const makeShell = (): TestShell => createTestShell({ baseUrl });
    expect(makeShell).toThrow(expect.objectContaining({ code: 'wrong-base-url' }));
    expect(makeShell).toThrow('Write "staff/" at its end');
    vi.stubEnv('NODE_ENV', 'production');
    expect(makeShell).not.toThrow();
    vi.unstubAllEnvs();
  },
);

test.each(['https://app.test', 'http://localhost:3000/', 'https://app.test/staff/index.html'])(
  'a root that loses nothing is taken: %s',
  (baseUrl) => {
    expect(() => createTestShell({ baseUrl })).not.toThrow();
  },
);

test('making a shell starts nothing: no request, no timeout', async () => {
  const shell = createTestShell({ parts: ['i18n/app'], files });
  await settle();
  expect(shell.requests).toEqual([]);
  expect(shell.clock.pending).toBe(0);
});

test('ERR-1 an error becomes one notification, in the language of the app, and is announced', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { errors, notifications, announcer } = await connectedShell();
  const error = new Error('Broken');
  errors.report(error, { source: 'router' });
  errors.report(error, { source: 'react' });
  expect(notifications.getState().visible).toEqual([
    expect.objectContaining({
      type: 'error',
      title: 'Unexpected error',
      text: 'Something went wrong.',
      timeout: null,
      count: 1,
    }),
  ]);
  expect(announcer.getState().assertive).toEqual([
    expect.objectContaining({ text: 'Unexpected error. Something went wrong.' }),
  ]);
});

test('FORM-3 an invalid form notifies, once per submit', async () => {
  const { formEvents, notifications } = await connectedShell();
  formEvents.invalid();
  expect(notifications.getState().visible).toEqual([
    expect.objectContaining({ type: 'error', title: 'Not valid', text: 'Correct the fields.' }),
  ]);
});

test('FORM-3 the notification of an invalid form goes when a valid one is submitted', async () => {
  const { formEvents, notifications } = await connectedShell();
  formEvents.submitting?.();
  notifications.show({ type: 'error', title: 'Another' });
  formEvents.invalid();
  formEvents.submitting?.();
  expect(notifications.getState().visible).toEqual([expect.objectContaining({ title: 'Another' })]);
});

test('a submit that still waits for its checks is left to the hook to announce', async () => {
  const { formEvents, notifications } = await connectedShell();
  formEvents.pending();
  expect(notifications.getState().visible).toEqual([]);
});

test('MENU-6 selecting in the menu hides the mobile sidebar', async () => {
  const { menu, sidebar } = await connectedShell({
    items: [{ key: 'people', title: 'People', state: 'people' }],
  });
  sidebar.toggleOnMobile();
  expect(sidebar.getState().isShownOnMobile).toBe(true);
  menu.activate('people');
  expect(sidebar.getState().isShownOnMobile).toBe(false);
});

test('B-11 navigating asks before unsaved changes are lost', async () => {
  const { leaveGuard, navigation } = await connectedShell();
  leaveGuard.add(UNSAVED);
  navigation.go({ routeId: 'people' });
  expect(leaveGuard.getState().status).toBe('asking');
  expect(navigation.visited).toEqual(['/']);
});

test('MENU-4 the menu follows the route', async () => {
  const { menu, navigation } = await connectedShell({
    items: [{ key: 'people', title: 'People', state: 'people' }],
  });
  navigation.go({ routeId: 'people' });
  expect(menu.getState().selectedId).toBe('people');
});

test('LANG-3 TRANS-1 LOCALE-1 a language switched in place loads its translations and locale data', async () => {
  const loadScript = vi.fn(() => () => {});
  const shell = await connectedShell({ localeData: { loadScript } });
  expect(urlsOf(shell)).toEqual(['https://app.test/i18n/app/translations.nl.json?v=test']);

  shell.language.change('fr');
  await settle();
  expect(urlsOf(shell)[1]).toBe('https://app.test/i18n/app/translations.fr.json?v=test');
  expect(shell.translations.getState()).toMatchObject({
    language: 'fr',
    messages: { 'gnap.error-notification-title': 'Erreur' },
  });
  expect(shell.localeData.getState()).toMatchObject({ locale: 'fr', status: 'loading' });
  expect(loadScript).toHaveBeenLastCalledWith(
    'https://app.test/vendor/js/angular/i18n/angular-locale_fr.min.js',
    expect.anything(),
  );
});

test('SESS-6 requests carry the token of the session, the translations included', async () => {
  const exp = Date.UTC(2026, 0, 2) / 1000;
  const token = tokenOf({ unique_name: 'john', exp });
  const shell = await connectedShell({
    stored: { token },
    files: { ...files, 'api/people': { total: 2 } },
  });
  expect(await shell.http.getJson('api/people')).toEqual({ total: 2 });
  const authorizations = shell.requests.map(({ headers }) => headers.get('Authorization'));
  expect(authorizations).toEqual([`Bearer ${token}`, `Bearer ${token}`]);
});

test('each store takes its own options', async () => {
  const { notifications, pageTitle, kiosk } = await connectedShell({
    notifications: { limit: 1 },
    pageTitle: { prefix: 'GNaP' },
    url: '/people?kiosk',
  });
  notifications.show({ title: 'one' });
  notifications.show({ title: 'two' });
  expect(notifications.getState()).toMatchObject({ visible: [{ title: 'one' }], queued: 1 });
  expect(pageTitle.getState().prefix).toBe('GNaP');
  expect(kiosk.getState().isKiosk).toBe(true);
});

test('an option that is undefined, as of a prop that was not given, leaves a store wired', async () => {
  const reloadPage = vi.fn();
  const { language, leaveGuard, session, http, reauthentication } = await connectedShell({
    language: { mode: 'reload', guard: undefined, reloadPage },
    http: { onRequest: undefined, onUnauthorized: undefined },
    files: { ...files, 'api/people': () => new Response(null, { status: 401 }) },
  });
  leaveGuard.add(UNSAVED);
  language.change('fr');
  expect(leaveGuard.getState().status).toBe('asking');
  expect(reloadPage).not.toHaveBeenCalled();

  session.begin(tokenOf({ unique_name: 'john' }));
  void http.sendJson('POST', 'api/people', {}).catch(() => {});
  await settle();
  expect(reauthentication.getState().isOpen).toBe(true);
});

test('B-10 a session that ends over unsaved changes asks to sign in again in place', async () => {
  const { clock, leaveGuard, session, reauthentication } = await connectedShell();
  session.begin(tokenOf({ unique_name: 'john', exp: clock.now() / 1000 + 900 }));
  leaveGuard.add(UNSAVED);
  session.end('expired');
  expect(reauthentication.getState()).toMatchObject({ isOpen: true, user: { username: 'john' } });
});

test('B-10 an app that deals with refused requests itself is not interrupted by a sign-in', async () => {
  const onRequest = vi.fn();
  const onUnauthorized = vi.fn();
  const { session, http, reauthentication } = await connectedShell({
    http: { onRequest, onUnauthorized },
    files: { ...files, 'api/people': () => new Response(null, { status: 401 }) },
  });
  session.begin(tokenOf({ unique_name: 'john' }));
  void http.sendJson('POST', 'api/people', {}).catch(() => {});
  await settle();
  expect(onRequest).toHaveBeenCalledOnce();
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(reauthentication.getState().isOpen).toBe(false);
});

test('connections are counted: the last one stops everything', async () => {
  const shell = createTestShell({ stored: { token: tokenOf({}) } });
  const first = shell.connect();
  const second = shell.connect();
  await settle();
  shell.notifications.show({ type: 'info', title: 'Saved' });
  expect(shell.clock.pending).toBeGreaterThan(0);

  first();
  first();
  expect(shell.clock.pending).toBeGreaterThan(0);
  second();
  expect(shell.clock.pending).toBe(0);
  shell.storage.writeFromAnotherTab('sidebar-collapsed', 'true');
  expect(shell.sidebar.getState().isCollapsed).toBe(false);
});

test('TRANS-3 SESS-6 texts are there while the session waits to be renewed, without its token', async () => {
  const token = tokenOf({ sub: '1', exp: 1 });
  const shell = await connectedShell({
    stored: { token },
    session: { refresh: () => new Promise<string>(() => {}) },
  });
  expect(shell.session.getState().status).toBe('renewing');
  expect(shell.translations.getState().parts).toEqual({ 'i18n/app': 'loaded' });
  const [request] = shell.requests;
  expect(request?.headers.has('Authorization')).toBe(false);
});
