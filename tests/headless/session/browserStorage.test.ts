import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../../../headless/platform/index.js';
import { ANONYMOUS_USER, type SessionStore } from '../../../headless/session/index.js';
import { johnsToken, setUpSession } from './setUp.js';

const SIGNED_OUT = { status: 'unauthenticated', user: ANONYMOUS_USER, token: null };

let area: Map<string, string>;
let localStorage: object;
let page: EventTarget;
let session: SessionStore;
let onError: ReturnType<typeof vi.fn>;
let showPage: () => void;

beforeEach(() => {
  area = new Map();
  localStorage = {
    getItem: (key: string) => area.get(key) ?? null,
    setItem: (key: string, value: string) => area.set(key, value),
    removeItem: (key: string) => area.delete(key),
  };
  page = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', page);
  ({ session, onError, showPage } = setUpSession(null, { storage: createBrowserStorage() }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the browser tells this tab of another one's change. */
function tell(key: string | null, storageArea: object = localStorage): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
}

test('SESS-4 an AngularJS token, JSON-quoted in gnap.token, is read and stands there raw afterwards', () => {
  const token = johnsToken(900);
  area.set('gnap.token', JSON.stringify(token));
  session.connect();
  expect(session.getState().token).toBe(token);
  expect(area.get('gnap.token')).toBe(token);
});

test('SESS-4 B-08 another tab: a new token rebuilds the user, its removal signs out', () => {
  session.connect();
  area.set('gnap.token', johnsToken(900));
  tell('gnap.token');
  expect(session.getState()).toMatchObject({ status: 'authenticated', user: { name: 'John Doe' } });
  area.delete('gnap.token');
  tell('gnap.token');
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'elsewhere' });
});

test('SESS-4 B-08 clear() in another tab, whose event has no key, signs out', () => {
  area.set('gnap.token', johnsToken(900));
  session.connect();
  area.clear();
  tell(null);
  expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'elsewhere' });
});

test('SESS-4 an event for another key, or of session storage, is ignored', () => {
  area.set('gnap.token', johnsToken(900));
  session.connect();
  area.delete('gnap.token');
  tell('gnap.locale');
  tell('gnap.token', {});
  tell(null, {});
  expect(session.getState().status).toBe('authenticated');
});

test.each(['{abc', 'undefined', '[]', 'a..c', '"', '\0'])(
  'SESS-2 SESS-4 garbage (%j) that another tab wrote signs out, and throws nothing',
  (garbage) => {
    area.set('gnap.token', johnsToken(900));
    session.connect();
    area.set('gnap.token', garbage);
    tell('gnap.token');
    expect(session.getState()).toMatchObject({ ...SIGNED_OUT, endReason: 'unreadable' });
    expect(area.has('gnap.token')).toBe(false);
    expect(onError).toHaveBeenCalledOnce();
  },
);

test('SESS-4 what changed without an event (back/forward cache) is read when the page is shown', () => {
  area.set('gnap.token', johnsToken(900));
  session.connect();
  area.delete('gnap.token');
  showPage();
  expect(session.getState()).toMatchObject(SIGNED_OUT);
  area.set('gnap.token', johnsToken(600));
  showPage();
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: johnsToken(600) });
});

test('SESS-3 SESS-4 where storage is full, a session begins, goes on and ends all the same', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(localStorage, {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  session.connect();
  session.begin(johnsToken(900));
  showPage();
  expect(session.getState().status).toBe('authenticated');
  session.end();
  showPage();
  expect(session.getState().status).toBe('unauthenticated');
  vi.restoreAllMocks();
});
