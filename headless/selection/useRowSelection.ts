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
import {
  canSelectMatching,
  headerState,
  selectedCount,
  type HeaderState,
  type RowId,
  type RowSelection,
  type ShownRows,
} from './selection.rules.js';
import { createSelectionStore, type SelectionStore } from './selection.store.js';
import { useAnnounceCount } from './useAnnounceCount.js';

const LABEL: TextDescriptor = { id: 'gnap.selection.all', defaultMessage: 'Select all rows' };

/**
 * The rows in sight and what is chosen at first. Keep the reference of `rows`: another one is
 * compared item by item.
 */
export interface UseRowSelectionOptions<Id extends RowId> extends ShownRows<Id> {
  /** Chosen at first, in sight or not. Default none. */
  defaultValue?: readonly Id[] | undefined;
  /** Holds the selection in place of the hook's own. */
  store?: SelectionStore<Id> | undefined;
  /** Names the header checkbox. Default `gnap.selection.all`: `Select all rows`. */
  label?: Text | undefined;
  /** Of the header checkbox. */
  ref?: ElementRef<HTMLInputElement> | undefined;
}

/** For the checkbox in the table's header; its `ref` makes it mixed, which no attribute can say. */
export interface SelectionHeaderProps {
  ref: (element: HTMLInputElement | null) => void;
  type: 'checkbox';
  checked: boolean;
  disabled: boolean;
  'aria-label': string;
  'data-state': HeaderState;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** For a button that its own press may take away, so that the header checkbox gets the focus. */
export interface SelectionButtonProps {
  type: 'button';
  onClick: MouseEventHandler;
}

/** What is chosen, what can be done with it, and the props of the parts outside the rows. */
export interface UseRowSelectionResult<Id extends RowId> {
  /** Stays the same between renders, as this result does not: what a row in `memo` takes. */
  readonly store: SelectionStore<Id>;
  /** How many rows are chosen, in sight or not. */
  readonly count: number;
  /** The rows that are shown and can be chosen: all, some or none of them are. */
  readonly state: HeaderState;
  /** `query` while all that match are chosen. */
  readonly mode: RowSelection<Id>['mode'];
  /** Whether to offer all that match: the page is chosen, and there are more. */
  readonly canSelectMatching: boolean;
  /** Turns a row over; as a range, all from the one changed last. */
  toggle(id: Id, isRange?: boolean): void;
  selectMatching(): void;
  clear(): void;
  /** Rows that were deleted leave the selection. */
  remove(ids: readonly Id[]): void;
  /** For when what has the focus is about to go with the selection. */
  focusHeader(): void;
  /** For a bulk action, at the time that it is called. */
  getSelection(): RowSelection<Id>;
  /** For an `<input>` in the header (A11Y-CHECK). */
  getHeaderProps: PropGetter<SelectionHeaderProps>;
  /** For the button that chooses all that match; the header checkbox gets the focus. */
  getSelectMatchingProps: PropGetter<SelectionButtonProps>;
  /** For the button that chooses nothing; the header checkbox gets the focus. */
  getClearProps: PropGetter<SelectionButtonProps>;
}

/**
 * The rows of a table that are chosen, with the header checkbox that follows and drives the ones in
 * sight (spec row CHECK-1, A11Y-CHECK, B-28, B-29). Of each row, `useRow` reads its own part.
 */
export function useRowSelection<Id extends RowId>(
  options: UseRowSelectionOptions<Id>,
): UseRowSelectionResult<Id> {
  const { rows, disabled, existing, total, scope, defaultValue, label = LABEL } = options;
  const format = useFormatText();
  const store = useOwnStore(options.store, () =>
    createSelectionStore({ rows, disabled, existing, total, scope, defaultValue }),
  );
  const count = useStoreState(store, selectedCount);
  const state = useStoreState(store, headerState);
  const isEmpty = useStoreState(store, ({ selectable }) => selectable.size === 0);
  const [box] = useState(createHeaderBox);
  const ref = useMergedRefs(options.ref, box.attach);
  const announceCount = useAnnounceCount(store);

  useIsomorphicLayoutEffect(() => {
    const { matching } = store.getState();
    store.show({ rows, disabled, existing, total, scope });
    if (matching !== null && store.getState().matching === null) announceCount();
  }, [store, rows, disabled, existing, total, scope]);
  useIsomorphicLayoutEffect(() => box.show(state));

  const buttonProps = (act: () => void): PropGetter<SelectionButtonProps> =>
    propGetter({
      type: 'button',
      onClick: () => {
        act();
        announceCount();
        // The button that was pressed is about to go.
        box.focus();
      },
    });
  const { selectMatching, clear, remove } = store;

  return {
    store,
    count,
    state,
    mode: useStoreState(store, ({ matching }) => (matching === null ? 'ids' : 'query')),
    canSelectMatching: useStoreState(store, canSelectMatching),
    toggle: (id, isRange = false) => {
      store.toggle(id, isRange);
      if (isRange) announceCount();
    },
    ...{ selectMatching, clear, remove },
    focusHeader: box.focus,
    getSelection: store.getSelection,
    getHeaderProps: propGetter<SelectionHeaderProps>({
      ref,
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
    getSelectMatchingProps: buttonProps(selectMatching),
    getClearProps: buttonProps(clear),
  };
}
