import { propGetter, useFormatText, type PartId } from '../core/index.js';
import { filterEntries, groupEntries } from './select.rules.js';
import type { SelectGroupProps } from './selectParts.types.js';
import type { SelectItem, SelectItemGroup, UseSelectOptions } from './useSelect.types.js';

/** The options with formatted texts: all of them, and those that the list shows. */
export interface SelectItems<Value extends string> {
  /** All of them. */
  items: readonly SelectItem<Value>[];
  /** The options to show for the current text, by heading; all of them if the caller searches. */
  groups: readonly SelectItemGroup<Value>[];
  /**
   * The options of {@link SelectItems.groups} as one list, in the order in which keys move through
   * it.
   */
  entries: readonly SelectItem<Value>[];
}

/** The options of a select with their texts in the current language, filtered and grouped. */
export function useSelectItems<Value extends string>(
  { options, onSearch }: UseSelectOptions<Value>,
  query: string | null,
  partId: PartId,
): SelectItems<Value> {
  const format = useFormatText();
  const items = options.map(
    (
      { value, label, description, group, disabled: isDisabled = false },
      index,
    ): SelectItem<Value> => ({
      value,
      id: partId(`option-${index}`),
      label: format(label),
      description: description && format(description),
      group: group === undefined ? null : format(group),
      isDisabled,
    }),
  );
  const groups = groupEntries(onSearch ? items : filterEntries(items, query ?? '')).map(
    ({ label, entries }, index): SelectItemGroup<Value> => {
      const id = partId(`group-${index}`);
      return {
        label,
        entries,
        getGroupProps: propGetter<SelectGroupProps>({
          role: label === null ? 'none' : 'group',
          'aria-labelledby': label === null ? undefined : id,
        }),
        getGroupLabelProps: propGetter({ id }),
      };
    },
  );
  return { items, groups, entries: groups.flatMap(({ entries }) => entries) };
}
