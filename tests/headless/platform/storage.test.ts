import { afterEach, expect, test, vi } from 'vitest';
import {
  createBrowserStorage,
  createTabStorage,
  STORAGE_KEYS,
} from '../../../headless/platform/index.js';
import { STORAGE_PREFIX } from '../../../headless/platform/storageKeys.js';

function createArea(entries: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(entries));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    clear: () => {
      values.clear();
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('SESS-4 keys carry the prefix gnap, values are written raw', () => {
  const area = createArea();
  const storage = createBrowserStorage({ area: () => area });
  storage.write('token', 'a.b.c');
  expect(area.getItem('gnap.token')).toBe('a.b.c');
  storage.write('token', null);
  expect(area.getItem('gnap.token')).toBeNull();
});

test.each([
  ['a.b.c', 'a.b.c'],
  ['"a.b.c"', 'a.b.c'],
  ['"with \\"quotes\\""', 'with "quotes"'],
  ['"broken', '"broken'],
  ['"bro"ken"', '"bro"ken"'],
  ['true', 'true'],
  ['{"a":1}', '{"a":1}'],
  ['', ''],
])('SESS-4 a stored %s is read as %s', (stored, read) => {
  const area = createArea({ 'gnap.token': stored });
  expect(createBrowserStorage({ area: () => area }).read('token')).toBe(read);
});

test('SESS-4 SIDE-1 LANG-2 MENU-5 what is kept has the keys of the product', () => {
  const { token, locale, sidebarCollapsed, menuSelection } = STORAGE_KEYS;
  expect(
    [token, sidebarCollapsed, locale, menuSelection].map((key) => `${STORAGE_PREFIX}.${key}`),
  ).toEqual(['gnap.token', 'gnap.sidebar-collapsed', 'gnap.locale', 'gnap.menu-selection']);
});

/** A page of its own, whose storages are both forbidden. */
function forbidStorage(): void {
  const forbidden = {
    configurable: true,
    get: (): never => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const page = new EventTarget();
  Object.defineProperties(page, { localStorage: forbidden, sessionStorage: forbidden });
  vi.stubGlobal('window', page);
}

test('SESS-4 where storage is forbidden (SecurityError), all adapters of a page warn once together', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  forbidStorage();
  const adapters = [createBrowserStorage(), createBrowserStorage(), createTabStorage()];
  for (const storage of adapters) {
    expect(storage.read('token')).toBeNull();
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
  }
  expect(warn).toHaveBeenCalledOnce();

  forbidStorage();
  createBrowserStorage().read('token');
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('SESS-4 an adapter with a log of its own tells it, and does not warn the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  forbidStorage();
  const log = vi.fn();
  const own = createBrowserStorage({ log });
  own.read('token');
  own.read('theme');
  expect(log).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalled();
  createBrowserStorage().read('token');
  expect(log).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('SESS-4 full storage (QuotaExceededError) is warned of once in the page too, beside the other fault', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  forbidStorage();
  const full = createArea();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const storage of [1, 2].map(() => createBrowserStorage({ area: () => full }))) {
    storage.write('token', 'a.b.c');
    storage.write('theme', 'dark');
    expect(storage.read('token')).toBe('a.b.c');
  }
  createBrowserStorage().read('token');
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    expect.stringContaining('full'),
    expect.stringContaining('cannot be used'),
  ]);
  warn.mockRestore();
});

test('SESS-4 B-08 what another tab stores takes the place of a value that was kept in memory', () => {
  const area = createArea();
  const setItem = area.setItem.bind(area);
  area.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const storage = createBrowserStorage({ area: () => area, log: () => {} });
  const listener = vi.fn();
  storage.subscribe('token', listener);
  storage.write('token', 'ours');
  setItem('gnap.token', 'theirs');
  const told = { key: 'gnap.token', storageArea: area };
  page.dispatchEvent(Object.assign(new Event('storage'), told));
  expect(listener).toHaveBeenCalledExactlyOnceWith('theirs');
  expect(storage.read('token')).toBe('theirs');
});

test('SESS-4 a value that was kept in memory goes where storage has room again', () => {
  const area = createArea();
  const setItem = area.setItem.bind(area);
  area.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = createBrowserStorage({ area: () => area, log: () => {} });
  storage.write('token', 'first');
  expect(storage.lasts?.('token')).toBe(false);
  area.setItem = setItem;
  storage.write('token', 'second');
  expect(storage.lasts?.('token')).toBe(true);
  expect(area.getItem('gnap.token')).toBe('second');
  area.setItem('gnap.token', 'third');
  expect(storage.read('token')).toBe('third');
});

test('SESS-4 a storage that opens but cannot be read is empty, with one report', () => {
  const log = vi.fn();
  const area = createArea();
  area.getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = createBrowserStorage({ area: () => area, log });
  expect(storage.read('token')).toBeNull();
  expect(storage.read('theme')).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('SESS-4 reading that is forbidden (SecurityError) falls back to memory, with one report', () => {
  const log = vi.fn();
  const storage = createBrowserStorage({
    area: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    log,
  });
  expect(storage.read('token')).toBeNull();
  storage.write('token', 'kept');
  expect(storage.read('token')).toBe('kept');
  expect(storage.lasts?.('token')).toBe(false);
  expect(log).toHaveBeenCalledOnce();
});

test('SESS-4 a full storage (QuotaExceededError) keeps the value in memory, reported once', () => {
  const log = vi.fn();
  const area = createArea();
  area.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = createBrowserStorage({ area: () => area, log });
  storage.write('token', 'first');
  storage.write('token', 'second');
  expect(storage.read('token')).toBe('second');
  expect(log).toHaveBeenCalledOnce();
});

test('SESS-4 B-08 another tab’s change, removal and clear() are told; other keys and areas are not', () => {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  const area = createArea();
  const storage = createBrowserStorage({ area: () => area });
  const listener = vi.fn();
  const unsubscribe = storage.subscribe('token', listener);
  const tell = (key: string | null, storageArea: Storage = area): void => {
    target.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
  };

  area.setItem('gnap.token', '"new"');
  tell('gnap.token');
  expect(listener).toHaveBeenLastCalledWith('new');

  area.clear();
  tell(null);
  expect(listener).toHaveBeenLastCalledWith(null);

  tell('gnap.locale');
  tell('gnap.token', createArea());
  expect(listener).toHaveBeenCalledTimes(2);

  unsubscribe();
  tell('gnap.token');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('SESS-4 a report says what the browser refused, and so does the warning of a page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusal = new DOMException('denied', 'SecurityError');
  const refuse = (): never => {
    throw refusal;
  };
  const [closed, unreadable, full] = [vi.fn(), vi.fn(), vi.fn()];
  createBrowserStorage({ area: refuse, log: closed }).read('token');
  const area = createArea();
  createBrowserStorage({ area: () => ({ ...area, getItem: refuse }), log: unreadable }).read(
    'token',
  );
  createBrowserStorage({ area: () => ({ ...area, setItem: refuse }), log: full }).write(
    'token',
    'a',
  );
  for (const log of [closed, unreadable, full]) {
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), refusal);
  }
  vi.stubGlobal('window', {});
  createBrowserStorage({ area: refuse }).read('token');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), refusal);
  warn.mockRestore();
});

test('SESS-4 making an adapter touches nothing', () => {
  expect(() => createBrowserStorage()).not.toThrow();
});
