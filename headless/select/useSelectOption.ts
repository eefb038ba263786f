import { isAtRest, propGetter, useStoreState, type PropGetter } from '../core/index.js';
import type { SelectOptionProps } from './selectParts.types.js';
import type { SelectItem, UseSelectResult } from './useSelect.types.js';

/** The state of one option in the open list, and its props. */
export interface UseSelectOptionResult {
  isSelected: boolean;
  /** Enter would choose it. */
  isActive: boolean;
  getOptionProps: PropGetter<SelectOptionProps>;
}

/**
 * One option of an open list. It re-renders when it becomes active or chosen, or ceases to be, not
 * when other options do. The list itself re-renders on every key, and makes its items anew: in
 * `memo`, give the option the `store` of `useSelect` and the item's own fields as props.
 */
export function useSelectOption<Value extends string>(
  { store }: Pick<UseSelectResult<Value>, 'store'>,
  item: SelectItem<Value>,
): UseSelectOptionResult {
  const { id, value, isDisabled } = item;
  const isSelected = useStoreState(store, (state) => state.value === value);
  const isActive = useStoreState(store, (state) => state.activeValue === value);
  return {
    isSelected,
    isActive,
    getOptionProps: propGetter<SelectOptionProps>({
      id,
      role: 'option',
      'aria-selected': isSelected,
      'aria-disabled': isDisabled || undefined,
      'data-active': isActive || undefined,
      'data-disabled': isDisabled || undefined,
      onClick: (event) => {
        if (!isDisabled) store.select(value, event);
      },
      // Not `onPointerEnter`, which also fires when the list scrolls under a pointer at rest.
      onPointerMove: (event) => {
        if (!isDisabled && !isAtRest(event)) store.activate(value);
      },
    }),
  };
}
