import { rovingIndex } from '../core/vanilla.js';
import { foldText, searchedTexts, searchedWords } from '../text-search/vanilla.js';

/** An option as it is shown and searched, with formatted texts. */
export interface SelectEntry<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Shown below the label, and searched too. */
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
 * The entries that contain every word of the query in label or description; those whose label
 * begins with the query come first. Ignores case and accents; an apostrophe may be any, or be left
 * out. An empty query finds all.
 */
export function filterEntries<Entry extends SelectEntry>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = searchedWords(query);
  if (words.length === 0) return entries;
  const whole = foldText(query.trim());
  const found = entries.filter(({ label, description = '' }) => {
    const texts = searchedTexts(`${label} ${description}`).join(' ');
    return words.every((word) => texts.includes(word));
  });
  const first = found.filter(({ label }) =>
    searchedTexts(label).some((text) => text.startsWith(whole)),
  );
  return [...new Set([...first, ...found])];
}

/**
 * Groups the entries. Groups come in the order of their first entries, after the entries without a
 * group.
 */
export function groupEntries<Entry extends SelectEntry & { readonly group: string | null }>(
  entries: readonly Entry[],
): readonly SelectGroup<Entry>[] {
  const labels = new Set([null, ...entries.map(({ group }) => group)]);
  return [...labels]
    .map((label) => ({ label, entries: entries.filter(({ group }) => group === label) }))
    .filter((group) => group.entries.length > 0);
}

/**
 * The option that a key moves to (APG "Select-Only Combobox"): the list does not wrap, and disabled
 * options are skipped. `null` if the key does not move, or there is no option to move to.
 */
export function movedValue(
  key: string,
  entries: readonly SelectEntry[],
  activeValue: string | null,
): string | null {
  const enabled = entries.filter(({ isDisabled }) => !isDisabled);
  const index = enabled.findIndex(({ value }) => value === activeValue);
  const by = { PageDown: PAGE, PageUp: -PAGE }[key];
  const next =
    by === undefined
      ? rovingIndex(key, { index, count: enabled.length }, { orientation: 'vertical', wrap: false })
      : Math.min(Math.max(index + by, 0), enabled.length - 1);
  return enabled[next ?? -1]?.value ?? null;
}

/**
 * The next option whose label begins with the characters typed in quick succession; repeating one
 * character cycles through the options that begin with it. What has nothing to compare, such as a
 * lone accent, leads nowhere.
 */
export function typedValue(
  typed: string,
  entries: readonly SelectEntry[],
  activeValue: string | null,
): string | null {
  const enabled = entries.filter(({ isDisabled }) => !isDisabled);
  // Split into code points: a letter of Adlam is two UTF-16 units.
  const [first = '', ...more] = Array.from(typed, (character) => foldText(character));
  const isRepeated = more.every((character) => character === first);
  const prefix = isRepeated ? first : foldText(typed);
  if (!prefix) return null;
  const active = enabled.findIndex(({ value }) => value === activeValue);
  // A longer text may still match the active option, which its first characters led to.
  const from = isRepeated ? active + 1 : Math.max(active, 0);
  const inOrder = [...enabled.slice(from), ...enabled.slice(0, from)];
  return inOrder.find(({ label }) => foldText(label).startsWith(prefix))?.value ?? null;
}

/**
 * The enabled option whose whole label is the text. One that is written so comes before one that
 * differs in case, that before one that differs in accents too, and that before one with apostrophes
 * that the text lacks.
 */
export function namedEntry<Entry extends SelectEntry>(
  text: string,
  entries: readonly Entry[],
): Entry | undefined {
  const first = (fold: (text: string) => string, foldSought = fold): Entry | undefined => {
    const sought = foldSought(text.trim().normalize());
    return entries.find(
      ({ label, isDisabled }) => !isDisabled && fold(label.normalize()) === sought,
    );
  };
  return (
    first(String) ??
    first((written) => written.toUpperCase()) ??
    first(foldText) ??
    first((label) => searchedTexts(label)[1], foldText)
  );
}
