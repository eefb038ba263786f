import type { Log } from './log.js';
import { reportOnce } from './reportOnce.js';
import { STORAGE_PREFIX, type StorageKey } from './storageKeys.js';
import { onWindowEvents } from './windowEvents.js';

/**
 * Small strings kept between visits, by key: those of the toolkit, or an app's own. Values are raw;
 * no JSON.
 */
export interface StorageAdapter<Key extends string = StorageKey> {
  read(key: Key): string | null;
  /** `null` removes. */
  write(key: Key, value: string | null): void;
  /** Whether the key's value outlasts the page. Without this method it does. */
  lasts?: ((key: Key) => boolean) | undefined;
  /** Calls back when another tab changed the key, or cleared the storage. Returns how to stop. */
  subscribe(key: Key, listener: (value: string | null) => void): () => void;
}

/** The options of `createBrowserStorage`; none is required. */
export interface BrowserStorageOptions {
  /** Put before every key, with a dot: `gnap.token`. Default `gnap`. */
  prefix?: string | undefined;
  /** Default: `window.localStorage`, accessed on first use. */
  area?: (() => Storage) | undefined;
  /**
   * Called once when the area cannot be read, and once when it cannot be written. Default: a
   * console warning, once per page for all adapters.
   */
  log?: Log | undefined;
}

const UNUSABLE = 'Browser storage cannot be used; settings last until this page is left.';
const FULL = 'Browser storage is full or closed; settings last until this page is left.';

/**
 * Unquotes a value that was stored as a JSON string, as some versions of the AngularJS product's
 * storage module did (spec row SESS-4).
 */
export function unquote(value: string): string {
  if (!/^".*"$/s.test(value)) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? parsed : value;
  } catch {
    return value;
  }
}

/**
 * Local storage that never throws: if it is blocked or full, values live in memory for as long as
 * the page does, and `log` is called once.
 */
export function createBrowserStorage<Key extends string = StorageKey>(
  options: BrowserStorageOptions = {},
): StorageAdapter<Key> {
  const { prefix = STORAGE_PREFIX, area = () => window.localStorage } = options;
  const memory = new Map<Key, string | null>();
  const report = reportOnce(options.log);
  const fullKey = (key: Key): string => `${prefix}.${key}`;

  const find = (): Storage | null => {
    try {
      return area();
    } catch (cause) {
      report(UNUSABLE, cause);
      return null;
    }
  };
  const read = (key: Key): string | null => {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      const stored = find()?.getItem(fullKey(key)) ?? null;
      return stored && unquote(stored);
    } catch (cause) {
      report(UNUSABLE, cause);
      return null;
    }
  };
  const write = (key: Key, value: string | null): void => {
    const storage = find();
    if (storage === null) {
      memory.set(key, value);
      return;
    }
    try {
      if (value === null) storage.removeItem(fullKey(key));
      else storage.setItem(fullKey(key), value);
      memory.delete(key);
    } catch (cause) {
      memory.set(key, value);
      report(FULL, cause);
    }
  };
  const subscribe = (key: Key, listener: (value: string | null) => void): (() => void) =>
    onWindowEvents(['storage'], (event) => {
      const storage = find();
      if (storage === null || event.storageArea !== storage) return;
      if (event.key !== null && event.key !== fullKey(key)) return;
      memory.delete(key);
      listener(read(key));
    });
  return { read, write, lasts: (key) => !memory.has(key), subscribe };
}
