import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../../../headless/platform/index.js';

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

test('reading that is forbidden (SecurityError) falls back to memory, with one report', () => {
  const onError = vi.fn();
  const storage = createBrowserStorage({
    area: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    onError,
  });
  expect(storage.read('token')).toBeNull();
  storage.write('token', 'kept');
  expect(storage.read('token')).toBe('kept');
  expect(onError).toHaveBeenCalledOnce();
});

test('a full storage (QuotaExceededError) keeps the value in memory, reported once', () => {
  const onError = vi.fn();
  const area = createArea();
  area.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = createBrowserStorage({ area: () => area, onError });
  storage.write('token', 'first');
  storage.write('token', 'second');
  expect(storage.read('token')).toBe('second');
  expect(onError).toHaveBeenCalledOnce();
});

test('another tab’s change, removal and clear() are told; other keys and areas are not', () => {
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

test('making an adapter touches nothing', () => {
  expect(() => createBrowserStorage()).not.toThrow();
});
