import { useFormatText, type PartId } from '../core/index.js';
import { filterEntries, groupEntries } from './select.rules.js';
import type { SelectItem, UseSelectOptions } from './select.types.js';

/** The options with finished texts: all of them, and those that the list shows. */
export interface SelectItems {
  /** All of them. */
  items: readonly SelectItem[];
  /** What a text finds; all where the caller searches. */
  search(query: string | null): readonly SelectItem[];
  /** What is shown for what is typed now, by heading. */
  shown: readonly { readonly label: string | null; readonly entries: readonly SelectItem[] }[];
  /** As {@link SelectItems.shown}, in one list, in the order in which the keys go through it. */
  entries: readonly SelectItem[];
}

/** The options of a select with their texts in the current language, searched and under headings. */
export function useSelectItems(
  { options, onSearch }: UseSelectOptions,
  query: string | null,
  partId: PartId,
): SelectItems {
  const format = useFormatText();
  const items = options.map(
    ({ value, label, description, group, isDisabled = false }, index): SelectItem => ({
      value,
      id: partId(`option-${index}`),
      label: format(label),
      description: description && format(description),
      group: group === undefined ? null : format(group),
      isDisabled,
    }),
  );
  const search = (text: string | null): readonly SelectItem[] =>
    onSearch === undefined ? filterEntries(items, text ?? '') : items;
  const shown = groupEntries(search(query));
  return { items, search, shown, entries: shown.flatMap(({ entries }) => entries) };
}
