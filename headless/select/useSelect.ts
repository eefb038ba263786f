import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import {
  fieldControlProps,
  focusElement,
  focusLeaves,
  keepFocus,
  propGetter,
  treeOf,
  useDraftMark,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useStoreState,
  useValueControl,
} from '../core/index.js';
import { createSelectStore } from './select.store.js';
import { CLEAR, OPEN, PLACEHOLDER } from './select.texts.js';
import type {
  SelectArrowProps,
  SelectButtonProps,
  SelectClearProps,
  SelectControlProps,
  SelectHiddenProps,
  SelectInputProps,
  SelectListProps,
  SelectPanelProps,
} from './selectParts.types.js';
import type { UseSelectOptions, UseSelectResult } from './useSelect.types.js';
import { handleButtonKey, handleInputKey } from './selectKeys.js';
import { useFirstFound } from './useFirstFound.js';
import { useFormReset } from './useFormReset.js';
import { useSelectItems } from './useSelectItems.js';
import { useSelectStatus } from './useSelectStatus.js';
import { useTextCommit } from './useTextCommit.js';

function isInput(element: HTMLElement): element is HTMLInputElement {
  return element.matches('input');
}

/** Selects the text, so that typing replaces the choice, as it does after Tab into the field. */
function selectText(element: HTMLElement | null): void {
  if (element && isInput(element)) element.select();
}

/** Scrolls to the element with this id, in the document or shadow root that the control is in. */
function useScrollIntoView(id: string | undefined, control: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!id || !control.current) return;
    treeOf(control.current).getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, control]);
}

/**
 * A single choice from a list that opens (spec row DATE-3: it can be cleared; APG "Combobox"): a
 * field to search in with `getInputProps`, a button without a search with `getButtonProps`. The
 * focus stays on that control while the list is open; text that matches no option is announced and
 * discarded. The value's type is the union of the options' values if they are literals, else
 * `string`.
 */
export function useSelect<Value extends string = string>(
  options: UseSelectOptions<Value>,
): UseSelectResult<Value> {
  const { control, required = false, isLoading = false, onSearch } = options;
  const disabled = options.disabled || undefined;
  const isClearable = (options.isClearable ?? !required) && !disabled;
  const format = useFormatText();
  const placeholder = format(options.placeholder ?? PLACEHOLDER);
  const { store, value, partId } = useValueControl('useSelect', options, createSelectStore<Value>);
  const labelId = control?.ids.label ?? partId('label');
  const listId = partId('list');
  const element = useRef<HTMLElement>(null);
  const ref = useMergedRefs<HTMLElement>(
    useMergedRefs<HTMLElement>(options.ref, control?.ref),
    useMergedRefs(element, useFormReset(store, (control ?? options).value === undefined)),
  );
  const { isOpen, activeValue, query } = useStoreState(store, (whole) => whole);

  const { items, groups, entries } = useSelectItems(options, query, partId);
  const chosen = items.find((item) => item.value === value);
  const chosenLabel = chosen?.label ?? (value === null ? '' : format(options.valueLabel ?? value));
  const activeId = entries.find((item) => item.value === activeValue)?.id;
  const hasEntries = entries.length > 0;
  const statusText = useSelectStatus({
    count: entries.length,
    isLoading,
    isChanging: isOpen && (query !== null || isLoading),
  });
  useScrollIntoView(activeId, element);
  useFirstFound(store, entries, onSearch ? null : query, isLoading, options.options);
  useEffect(
    () =>
      store.subscribe(({ query: text }, { query: before }) => {
        // Also where the text is dropped, or the list would go on showing what was found for it.
        if (text !== before && (text || before)) onSearch?.(text ?? '');
      }),
    [store, onSearch],
  );

  useIsomorphicLayoutEffect(() => {
    if (disabled) store.close();
  });
  useDraftMark(control, false, undefined, store.close);

  const commit = useTextCommit(store, items, isClearable);
  const toggle = (): void => {
    if (store.getState().isOpen) store.close();
    else store.open();
  };
  const keyContext = { store, entries, isClearable };
  const controlProps: Omit<SelectControlProps, 'onKeyDown'> = {
    ...fieldControlProps(control),
    id: partId(),
    ref,
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen && hasEntries,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen ? activeId : undefined,
    'aria-required': required || undefined,
    disabled,
    'data-state': isOpen ? 'open' : 'closed',
    onClick: toggle,
    onBlur: (event) => {
      if (!focusLeaves(event)) return;
      commit(event);
      control?.onBlur();
    },
  };
  const focusControl = (event: MouseEvent): HTMLElement | null => focusElement(event, partId());

  return {
    value,
    text: value === null ? placeholder : chosenLabel,
    isEmpty: value === null,
    isOpen,
    groups,
    statusText,
    store,
    open: () => {
      store.open();
    },
    close: store.close,
    clear: () => {
      store.clear();
    },
    getButtonProps: propGetter<SelectButtonProps>({
      ...controlProps,
      type: 'button',
      // Without it, Safari does not focus a button that is clicked, and the keys do nothing.
      tabIndex: 0,
      onKeyDown: (event) => {
        handleButtonKey(keyContext, event);
      },
    }),
    getInputProps: propGetter<SelectInputProps>({
      ...controlProps,
      type: 'text',
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      spellCheck: false,
      placeholder,
      value: query ?? chosenLabel,
      onClick: ({ currentTarget }) => {
        if (store.getState().isOpen) return;
        store.open();
        if (query === null) selectText(currentTarget);
      },
      onChange: (event) => {
        store.search(event.currentTarget.value);
      },
      onKeyDown: (event) => {
        handleInputKey(keyContext, event);
      },
    }),
    getLabelProps: propGetter({ id: labelId, htmlFor: partId() }),
    getArrowProps: propGetter<SelectArrowProps>({
      type: 'button',
      tabIndex: -1,
      'aria-label': format(OPEN),
      'aria-expanded': isOpen && hasEntries,
      'aria-controls': isOpen ? listId : undefined,
      disabled,
      onClick: (event) => {
        toggle();
        const focused = focusControl(event);
        if (query === null && store.getState().isOpen) selectText(focused);
      },
      onMouseDown: keepFocus,
    }),
    getClearProps: propGetter<SelectClearProps>({
      type: 'button',
      'aria-label': format(CLEAR),
      hidden: !isClearable || value === null,
      disabled,
      onClick: (event) => {
        store.clear(event);
        focusControl(event);
      },
    }),
    // Browsers make what scrolls a tab stop, unless it has a `tabIndex` or a tab stop in it.
    getPanelProps: propGetter<SelectPanelProps>({ tabIndex: -1, onMouseDown: keepFocus }),
    getListProps: propGetter<SelectListProps>({
      id: listId,
      role: 'listbox',
      'aria-label': options.listLabel && format(options.listLabel),
      'aria-labelledby': options.listLabel === undefined ? labelId : undefined,
      hidden: !hasEntries,
      tabIndex: -1,
      onMouseDown: keepFocus,
    }),
    getHiddenProps: propGetter<SelectHiddenProps>({
      type: 'hidden',
      name: options.name,
      value: value ?? '',
      disabled,
    }),
  };
}
