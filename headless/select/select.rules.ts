import { foldText, rovingIndex } from '../core/vanilla.js';

/** An option as it is shown and searched: its texts are finished. */
export interface SelectEntry<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Stands below the label, and is searched too. */
  readonly description?: string | undefined;
  readonly isDisabled: boolean;
}

/** Options under one heading, in their order. */
export interface SelectGroup<Entry extends SelectEntry = SelectEntry> {
  /** `null` for the options that are in no group, which come first. */
  readonly label: string | null;
  readonly entries: readonly Entry[];
}

/** How many options PageDown and PageUp move by, as in the APG's example. */
const PAGE = 10;

/**
 * The entries that hold every word of the query, in label or description, those whose label begins with
 * it before the others. Case and accents do not count. An empty query finds all.
 */
export function filterEntries<Entry extends SelectEntry>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return entries;
  const whole = foldText(query.trim());
  const found = entries.filter(({ label, description = '' }) => {
    const text = foldText(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (entry: Entry): boolean => foldText(entry.label).startsWith(whole);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

/** Entries by their group, each group where its first entry stands. */
export function groupEntries<Entry extends SelectEntry & { readonly group: string | null }>(
  entries: readonly Entry[],
): readonly SelectGroup<Entry>[] {
  const groups = new Map<string | null, Entry[]>();
  for (const entry of entries) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...groups]
    .map(([label, members]) => ({ label, entries: members }))
    .sort((a, b) => Number(a.label !== null) - Number(b.label !== null));
}

/**
 * The option that a key moves to (APG "Select-Only Combobox"): the list does not wrap, and options that
 * cannot be chosen are passed over. `null` for a key that does not move, or nowhere to go.
 */
export function movedValue(
  key: string,
  entries: readonly SelectEntry[],
  activeValue: string | null,
): string | null {
  const open = entries.filter(({ isDisabled }) => !isDisabled);
  const index = open.findIndex(({ value }) => value === activeValue);
  const by = { PageDown: PAGE, PageUp: -PAGE }[key];
  const next =
    by === undefined
      ? rovingIndex(key, { index, count: open.length }, { orientation: 'vertical', wrap: false })
      : Math.min(Math.max(index + by, 0), open.length - 1);
  return next === null ? null : (open[next]?.value ?? null);
}

/**
 * The next option whose label begins with what was typed in quick succession; a character that is
 * repeated goes through those that begin with it.
 */
export function typedValue(
  typed: string,
  entries: readonly SelectEntry[],
  activeValue: string | null,
): string | null {
  const open = entries.filter(({ isDisabled }) => !isDisabled);
  const sought = foldText(typed);
  // By code points: a letter of Adlam is two UTF-16 units.
  const [first = '', ...more] = sought;
  const isRepeated = more.every((character) => character === first);
  const prefix = isRepeated ? first : sought;
  const active = open.findIndex(({ value }) => value === activeValue);
  // A longer text may still mean the option that its first characters led to.
  const from = isRepeated ? active + 1 : Math.max(active, 0);
  const inOrder = [...open.slice(from), ...open.slice(0, from)];
  return inOrder.find(({ label }) => foldText(label).startsWith(prefix))?.value ?? null;
}

/** The option that a text names, by its whole label. */
export function namedEntry<Entry extends SelectEntry>(
  text: string,
  entries: readonly Entry[],
): Entry | undefined {
  const sought = foldText(text.trim());
  return entries.find(({ label, isDisabled }) => !isDisabled && foldText(label) === sought);
}

/** The first option that can be chosen, where the focus goes once something is typed. */
export function firstValue(entries: readonly SelectEntry[]): string | null {
  return entries.find(({ isDisabled }) => !isDisabled)?.value ?? null;
}
