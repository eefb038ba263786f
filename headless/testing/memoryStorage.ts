import type { StorageAdapter, StorageKey } from '../platform/index.js';

/** A storage adapter in memory, which can also act as another tab. */
export interface MemoryStorage extends StorageAdapter {
  /** Writes as another tab would: subscribers are called. */
  writeFromAnotherTab(key: StorageKey, value: string | null): void;
}

/** Makes a storage adapter whose values live in memory, starting with these entries. */
export function createMemoryStorage(
  entries: Partial<Record<StorageKey, string>> = {},
): MemoryStorage {
  const values = new Map<string, string>(Object.entries(entries));
  const listeners = new Map<StorageKey, Set<(value: string | null) => void>>();
  const write = (key: StorageKey, value: string | null): void => {
    if (value === null) values.delete(key);
    else values.set(key, value);
  };
  return {
    read: (key) => values.get(key) ?? null,
    write,
    subscribe: (key, listener) => {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      return () => {
        ofKey.delete(listener);
      };
    },
    writeFromAnotherTab: (key, value) => {
      write(key, value);
      for (const listener of listeners.get(key) ?? []) listener(value);
    },
  };
}
