import { useEffect, type FocusEvent, type MouseEvent } from 'react';
import {
  fieldControlProps,
  focusElement,
  focusLeaves,
  keepFocus,
  propGetter,
  useAnnounce,
  useFormatText,
  useMergedRefs,
  useStoreState,
  useValueControl,
} from '../core/index.js';
import { firstValue, namedEntry } from './select.rules.js';
import { createSelectStore, type SelectStore } from './select.store.js';
import { CLEAR, OPEN, PLACEHOLDER, REJECTED } from './select.texts.js';
import type {
  SelectArrowProps,
  SelectButtonProps,
  SelectClearProps,
  SelectControlProps,
  SelectHiddenProps,
  SelectInputProps,
  SelectListProps,
  UseSelectOptions,
  UseSelectResult,
} from './useSelect.types.js';
import { handleButtonKey, handleInputKey } from './selectKeys.js';
import { useSelectItems } from './useSelectItems.js';
import { useSelectStatus } from './useSelectStatus.js';

/** Selects the text, so that typing replaces the choice, as it does after Tab into the field. */
function selectText(element: HTMLElement | null): void {
  if (element instanceof HTMLInputElement) element.select();
}

/** Sets an uncontrolled choice back to its initial value when the surrounding form is reset. */
function useFormReset(store: Pick<SelectStore, 'reset'>, id: string, isOwn: boolean): void {
  useEffect(() => {
    const form = isOwn ? document.getElementById(id)?.closest('form') : null;
    form?.addEventListener('reset', store.reset);
    return () => {
      form?.removeEventListener('reset', store.reset);
    };
  }, [store, id, isOwn]);
}

function useScrollIntoView(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [id]);
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
  const { control, required = false, disabled = false, isLoading = false, onSearch } = options;
  const isClearable = (options.isClearable ?? !required) && !disabled;
  const format = useFormatText();
  const announce = useAnnounce();
  const { store, value, partId } = useValueControl('useSelect', options, createSelectStore<Value>);
  const labelId = control?.ids.label ?? partId('label');
  const listId = partId('list');
  const ref = useMergedRefs<HTMLElement>(options.ref, control?.ref);
  const isOpen = useStoreState(store, (state) => state.isOpen);
  const activeValue = useStoreState(store, (state) => state.activeValue);
  const query = useStoreState(store, (state) => state.query);
  useFormReset(store, partId(), (control ?? options).value === undefined);

  const { items, search, groups, entries } = useSelectItems(options, query, partId);
  const chosen = items.find((item) => item.value === value);
  const chosenLabel = chosen?.label ?? (value === null ? '' : format(options.valueLabel ?? value));
  const activeId = entries.find((item) => item.value === activeValue)?.id;
  const hasEntries = entries.length > 0;
  const statusText = useSelectStatus({
    count: entries.length,
    isLoading,
    isChanging: isOpen && (query !== null || isLoading),
  });
  useScrollIntoView(activeId);

  /**
   * Applies the text typed: chooses the option that it names, or clears the choice if the text is
   * empty and the choice can be cleared; else discards the text.
   */
  const commit = (event: FocusEvent): void => {
    const { query: text } = store.getState();
    const named = text === null ? undefined : namedEntry(text, items);
    if (named !== undefined) store.select(named.value, event);
    else if (text?.trim() === '' && isClearable) store.clear(event);
    else {
      store.close();
      if (text !== null && text.trim() !== '') {
        announce(format({ ...REJECTED, values: { text } }), 'assertive');
      }
    }
  };
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
    disabled: disabled || undefined,
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
    text: value === null ? format(options.placeholder ?? PLACEHOLDER) : chosenLabel,
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
      placeholder: format(options.placeholder ?? PLACEHOLDER),
      value: query ?? chosenLabel,
      onClick: ({ currentTarget }) => {
        if (store.getState().isOpen) return;
        store.open();
        if (query === null) selectText(currentTarget);
      },
      onChange: (event) => {
        const text = event.currentTarget.value;
        store.search(text);
        store.activate(text.trim() === '' ? null : firstValue(search(text)));
        onSearch?.(text);
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
      disabled: disabled || undefined,
      onClick: (event) => {
        toggle();
        const element = focusControl(event);
        if (query === null && store.getState().isOpen) selectText(element);
      },
      onMouseDown: keepFocus,
    }),
    getClearProps: propGetter<SelectClearProps>({
      type: 'button',
      'aria-label': format(CLEAR),
      hidden: !isClearable || value === null,
      disabled: disabled || undefined,
      onClick: (event) => {
        store.clear(event);
        focusControl(event);
      },
    }),
    getListProps: propGetter<SelectListProps>({
      id: listId,
      role: 'listbox',
      'aria-label': options.listLabel && format(options.listLabel),
      'aria-labelledby': options.listLabel === undefined ? labelId : undefined,
      hidden: !hasEntries,
      onMouseDown: keepFocus,
    }),
    getHiddenProps: propGetter<SelectHiddenProps>({
      type: 'hidden',
      name: options.name,
      value: value ?? '',
      disabled: disabled || undefined,
    }),
  };
}
