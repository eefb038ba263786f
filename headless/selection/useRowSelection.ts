import { useState, type ChangeEventHandler, type MouseEventHandler } from 'react';
import {
  propGetter,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useOwnStore,
  useStoreState,
  type ElementRef,
  type PropGetter,
  type Text,
  type TextDescriptor,
} from '../core/index.js';
import { createHeaderBox } from './headerBox.js';
import { canSelectMatching, headerState, selectedCount } from './selection.rules.js';
import { createSelectionStore, type SelectionStore } from './selection.store.js';
import type { HeaderState, RowId, RowSelection, ShownRows } from './selection.types.js';
import { useAnnounceCount } from './useAnnounceCount.js';
import { useToggleRow } from './useToggleRow.js';

const LABEL: TextDescriptor = { id: 'gnap.selection.all', defaultMessage: 'Select all rows' };

/**
 * The rows shown, and those selected at first. Pass the same `rows` array while its contents are
 * unchanged; a new array is compared item by item.
 */
export interface UseRowSelectionOptions<Id extends RowId> extends ShownRows<Id> {
  /** The rows selected at first, shown or not. Default none. */
  defaultValue?: readonly Id[] | undefined;
  /** The store that holds the selection. Default: the hook's own. */
  store?: SelectionStore<Id> | undefined;
  /** Names the header checkbox. Default `gnap.selection.all`: `Select all rows`. */
  label?: Text | undefined;
  /** For the header checkbox. */
  ref?: ElementRef<HTMLInputElement> | undefined;
}

/**
 * For the checkbox in the table's header; its `ref` sets `indeterminate`, which has no attribute.
 */
export interface SelectionHeaderProps {
  ref: (element: HTMLInputElement | null) => void;
  type: 'checkbox';
  checked: boolean;
  disabled: boolean;
  'aria-label': string;
  'data-state': HeaderState;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/**
 * For a button that may disappear when pressed: the press moves the focus to the header checkbox.
 */
export interface SelectionButtonProps {
  type: 'button';
  onClick: MouseEventHandler;
}

/** The selection, the actions on it, and the props of the parts outside the rows. */
export interface UseRowSelectionResult<Id extends RowId> {
  /** Stays the same between renders, unlike this result: pass it to rows in `memo`. */
  readonly store: SelectionStore<Id>;
  /** How many rows are selected, shown or not. */
  readonly count: number;
  /** Whether all, some or none of the rows that are shown and not disabled are selected. */
  readonly state: HeaderState;
  /** `query` while all that match are selected. */
  readonly mode: RowSelection<Id>['mode'];
  /** Whether to offer selecting all that match: the whole page is selected, and there are more. */
  readonly canSelectMatching: boolean;
  /** Selects or deselects a row; as a range, all rows from the one changed last to this one. */
  toggle(id: Id, isRange?: boolean): void;
  selectMatching(): void;
  clear(): void;
  /** Takes deleted rows out of the selection. */
  remove(ids: readonly Id[]): void;
  /**
   * Focuses the header checkbox: for a button that disappears together with the selection and so
   * would lose the focus.
   */
  focusHeader(): void;
  /** The selection at the time of the call, for a bulk action. */
  getSelection(): RowSelection<Id>;
  /** For an `<input>` in the header (A11Y-CHECK). */
  getHeaderProps: PropGetter<SelectionHeaderProps>;
  /** For the button that selects all that match; the header checkbox gets the focus. */
  getSelectMatchingProps: PropGetter<SelectionButtonProps>;
  /** For the button that clears the selection; the header checkbox gets the focus. */
  getClearProps: PropGetter<SelectionButtonProps>;
}

/**
 * The row selection of a table, with a header checkbox that follows and changes the rows shown
 * (spec row CHECK-1, A11Y-CHECK, B-28, B-29). `useRow` gives the state of one row.
 */
export function useRowSelection<Id extends RowId>({
  store: given,
  defaultValue,
  label = LABEL,
  ref,
  ...shown
}: UseRowSelectionOptions<Id>): UseRowSelectionResult<Id> {
  const format = useFormatText();
  const store = useOwnStore(given, () => createSelectionStore({ ...shown, defaultValue }));
  const count = useStoreState(store, selectedCount);
  const state = useStoreState(store, headerState);
  const isEmpty = useStoreState(store, ({ selectable }) => selectable.size === 0);
  const [box] = useState(createHeaderBox);
  const boxRef = useMergedRefs(ref, box.attach);
  const announceCount = useAnnounceCount(store);

  useIsomorphicLayoutEffect(() => {
    const { matching } = store.getState();
    store.show(shown);
    if (matching !== null && store.getState().matching === null) announceCount();
  });
  useIsomorphicLayoutEffect(() => box.show(state));

  const buttonProps = (act: () => void): PropGetter<SelectionButtonProps> =>
    propGetter({
      type: 'button',
      onClick: () => {
        act();
        announceCount();
        // The pressed button may disappear, and would lose the focus.
        box.focus();
      },
    });

  return {
    ...store,
    store,
    count,
    state,
    mode: useStoreState(store, ({ matching }) => (matching === null ? 'ids' : 'query')),
    canSelectMatching: useStoreState(store, canSelectMatching),
    toggle: useToggleRow(store),
    focusHeader: box.focus,
    getHeaderProps: propGetter<SelectionHeaderProps>({
      ref: boxRef,
      type: 'checkbox',
      checked: state === 'all',
      disabled: isEmpty,
      'aria-label': format(label),
      'data-state': state,
      onChange: () => {
        store.toggleShown();
        announceCount();
      },
    }),
    getSelectMatchingProps: buttonProps(store.selectMatching),
    getClearProps: buttonProps(store.clear),
  };
}
