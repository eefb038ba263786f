import { useMemo, type ChangeEventHandler, type KeyboardEventHandler } from 'react';
import {
  propGetter,
  useFormatText,
  useStoreState,
  type PropGetter,
  type ReadonlyStore,
  type Text,
  type TextDescriptor,
} from '../core/index.js';
import { isSelected } from './selection.rules.js';
import type { RowId, SelectionState } from './selection.types.js';
import type { UseRowSelectionResult } from './useRowSelection.js';
import { useToggleRow } from './useToggleRow.js';

const LABEL: TextDescriptor = { id: 'gnap.selection.row', defaultMessage: 'Select this row' };

/** The options of `useRow`; none is required. */
export interface UseRowOptions {
  /**
   * Names the checkbox; it should say which row. Default `gnap.selection.row`: `Select this row`.
   */
  label?: Text | undefined;
}

/** For the row itself: whether it is selected, and whether that can change. */
export interface SelectionRowProps {
  'aria-selected': boolean;
  'data-state': 'selected' | undefined;
  'data-disabled': true | undefined;
}

/** For the checkbox in a row; disabled if the row's selection cannot change (A11Y-CHECK). */
export interface RowCheckboxProps {
  type: 'checkbox';
  checked: boolean;
  disabled: boolean;
  'aria-label': string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyUp: KeyboardEventHandler<HTMLInputElement>;
}

/** The state of one row, and its props. */
export interface UseRowResult {
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  /** For the row, such as a `<tr>`. */
  getRowProps: PropGetter<SelectionRowProps>;
  /** For an `<input>` in the row; with Shift, a click or Space selects a range (B-29). */
  getCheckboxProps: PropGetter<RowCheckboxProps>;
}

/**
 * One row of a table with row selection. It re-renders when this row changes, not when others do:
 * in `memo`, give the row the `store` of `useRowSelection`, and call `useRow({ store }, id)`.
 */
export function useRow<Id extends RowId>(
  { store }: Pick<UseRowSelectionResult<Id>, 'store'>,
  id: Id,
  { label = LABEL }: UseRowOptions = {},
): UseRowResult {
  const rowStore = useMemo<ReadonlyStore<SelectionState<Id>>>(
    () => ({ ...store, subscribe: (listener) => store.listen(id, listener) }),
    [store, id],
  );
  const isChosen = useStoreState(rowStore, (state) => isSelected(state, id));
  const isDisabled = useStoreState(rowStore, ({ shown }) => shown.disabled?.includes(id) === true);
  const toggle = useToggleRow(store);
  const format = useFormatText();
  return {
    isSelected: isChosen,
    isDisabled,
    getRowProps: propGetter<SelectionRowProps>({
      'aria-selected': isChosen,
      'data-state': isChosen ? 'selected' : undefined,
      'data-disabled': isDisabled || undefined,
    }),
    getCheckboxProps: propGetter<RowCheckboxProps>({
      type: 'checkbox',
      checked: isChosen,
      disabled: isDisabled,
      'aria-label': format(label),
      // React reports a checkbox's change on click, so the event has `shiftKey`.
      onChange: ({ nativeEvent }) => {
        toggle(id, (nativeEvent as MouseEvent).shiftKey);
      },
      // In Firefox the click that Space makes as it comes up is without the keys that are held.
      onKeyUp: (event) => {
        if (event.shiftKey && event.key === ' ') {
          event.preventDefault();
          toggle(id, true);
        }
      },
    }),
  };
}
