import type { StoreContext } from './store.js';

/** One of a list that several places add to. Its id is its place too: entries stand by rising id. */
export interface Entry<Item> {
  readonly id: number;
  readonly item: Item;
}

/** The state of such a list: the crumbs of the app, the parts of its title. */
export interface EntriesState<Item> {
  /** By rising id. */
  readonly entries: readonly Entry<Item>[];
}

/** What a store offers whose list is set as a whole, and added to by whoever is mounted. */
export interface EntriesActions<Item> {
  /** Replaces all entries, those of mounted components included. */
  set(items: readonly Item[]): void;
  /** Adds after all others. Returns how to take away exactly this entry; twice is once. */
  append(item: Item): () => void;
  /** Adds where the id says; an entry with that id is replaced. Returns how to take it away. */
  insert(entry: Entry<Item>): () => void;
  /** Replaces the entry with that id; does nothing where there is none. */
  update(entry: Entry<Item>): void;
  removeLast(): void;
  clear(): void;
}

let lastId = 0;

/**
 * The id of an entry to come, greater than all before. A component takes its id while it renders
 * first, which a parent does before its child; effects, which add the entries, run the other way.
 */
export function nextEntryId(): number {
  lastId += 1;
  return lastId;
}

function entryOf<Item>(item: Item): Entry<Item> {
  return { id: nextEntryId(), item };
}

/** The {@link EntriesActions} of a store. `equal` items leave its state as it is. */
export function entriesActions<Item>(
  { get, set }: StoreContext<EntriesState<Item>>,
  equal: (a: Item, b: Item) => boolean,
): EntriesActions<Item> {
  const find = (id: number): Entry<Item> | undefined =>
    get().entries.find((entry) => entry.id === id);
  const remove = (id: number): void => {
    if (find(id) !== undefined) set({ entries: get().entries.filter((entry) => entry.id !== id) });
  };
  const put = (entry: Entry<Item>): void => {
    const others = get().entries.filter(({ id }) => id !== entry.id);
    set({ entries: [...others, entry].sort((a, b) => a.id - b.id) });
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
