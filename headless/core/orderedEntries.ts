import type { StoreContext } from './store.js';

/** An entry of a list that several components add to. The list is sorted by id. */
export interface Entry<Item> {
  readonly id: number;
  readonly item: Item;
}

/** The state of such a list: the crumbs of the app, the parts of its title. */
export interface EntriesState<Item> {
  /** In ascending order of id. */
  readonly entries: readonly Entry<Item>[];
}

/** Actions of a store whose list can be set as a whole, and added to by mounted components. */
export interface EntriesActions<Item> {
  /** Replaces all entries, those of mounted components included. */
  set(items: readonly Item[]): void;
  /** Adds an entry at the end. Returns how to remove that entry; a second call does nothing. */
  append(item: Item): () => void;
  /** Adds an entry in order of id, replacing one with the same id. Returns how to remove it. */
  insert(entry: Entry<Item>): () => void;
  /** Replaces the entry with the same id; does nothing if there is none. */
  update(entry: Entry<Item>): void;
  removeLast(): void;
  clear(): void;
}

let lastId = 0;

/**
 * The id for a new entry, announcement or notification, greater than all before. A component takes
 * its id in its first render, as parents render before their children; the effects that add the
 * entries run children first.
 */
export function nextEntryId(): number {
  lastId += 1;
  return lastId;
}

function entryOf<Item>(item: Item): Entry<Item> {
  return { id: nextEntryId(), item };
}

/** Makes the {@link EntriesActions} of a store. An update with an `equal` item changes nothing. */
export function entriesActions<Item>(
  { get, set }: StoreContext<EntriesState<Item>>,
  equal: (a: Item, b: Item) => boolean,
): EntriesActions<Item> {
  const find = (id: number): Entry<Item> | undefined =>
    get().entries.find((entry) => entry.id === id);
  const othersThan = (id: number): readonly Entry<Item>[] =>
    get().entries.filter((entry) => entry.id !== id);
  const remove = (id: number): void => {
    if (find(id) !== undefined) set({ entries: othersThan(id) });
  };
  const put = (entry: Entry<Item>): void => {
    set({ entries: [...othersThan(entry.id), entry].sort((a, b) => a.id - b.id) });
  };
  const insert = (entry: Entry<Item>): (() => void) => {
    put(entry);
    return () => {
      remove(entry.id);
    };
  };
  return {
    set: (items) => {
      set({ entries: items.map(entryOf) });
    },
    append: (item) => insert(entryOf(item)),
    insert,
    update: (entry) => {
      const present = find(entry.id);
      if (present !== undefined && !equal(present.item, entry.item)) put(entry);
    },
    removeLast: () => {
      set({ entries: get().entries.slice(0, -1) });
    },
    clear: () => {
      set({ entries: [] });
    },
  };
}
