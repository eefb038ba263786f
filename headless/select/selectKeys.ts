import type { KeyboardEvent } from 'react';
import { isComposing } from '../core/index.js';
import { movedValue, typedValue, type SelectEntry } from './select.rules.js';
import type { SelectStore } from './select.store.js';

interface KeyContext<Value extends string> {
  store: SelectStore<Value>;
  /** The options shown now. */
  entries: readonly SelectEntry<Value>[];
  isClearable: boolean;
}

function chooseActive<Value extends string>(
  { store, entries }: KeyContext<Value>,
  event: KeyboardEvent,
): boolean {
  const { activeValue } = store.getState();
  const active = entries.find(({ value }) => value === activeValue);
  // The key that opened the list may still be down, which is not a choice.
  if (event.repeat || active?.isDisabled !== false) return false;
  store.select(active.value, event);
  return true;
}

/**
 * Handles the keys that button and field share while the list is open; `true` if there is no more
 * to do for the key.
 */
function handleOpenKey<Value extends string>(
  context: KeyContext<Value>,
  event: KeyboardEvent,
): boolean {
  const { store, entries } = context;
  const { key, altKey } = event;
  if (key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    store.close();
  } else if (key === 'Enter' || (altKey && key === 'ArrowUp')) {
    event.preventDefault();
    chooseActive(context, event);
  } else if (key === 'Tab') {
    // Not prevented: the browser still moves the focus.
    if (!chooseActive(context, event)) return false;
  } else if (/^(Arrow(Down|Up)|Page(Down|Up))$/.test(key)) {
    event.preventDefault();
    const next = movedValue(key, entries, store.getState().activeValue);
    if (next !== null) store.activate(next);
  } else return false;
  return true;
}

/**
 * Opens the list at the chosen option; if that is not shown, at the first, or the last for Up. A key
 * that is still down, after it has chosen, does nothing: Enter in the field would send the form.
 */
function openAtChoice<Value extends string>(
  { store, entries }: KeyContext<Value>,
  event: KeyboardEvent,
  key: string,
): void {
  event.preventDefault();
  if (event.repeat) return;
  const { value } = store.getState();
  const isShown = entries.some((entry) => entry.value === value);
  store.open(isShown ? value : movedValue(key === 'ArrowUp' ? 'End' : 'Home', entries, null));
}

/** Keys of the field to search in (APG "Editable Combobox With List Autocomplete"). */
export function handleInputKey<Value extends string>(
  context: KeyContext<Value>,
  event: KeyboardEvent,
): void {
  if (isComposing(event.nativeEvent)) return;
  const { key, repeat } = event;
  if (context.store.getState().isOpen) handleOpenKey(context, event);
  else if (/^Arrow(Down|Up)$/.test(key) || (repeat && key === 'Enter'))
    openAtChoice(context, event, key);
}

/**
 * Keys of the button (APG "Select-Only Combobox"): a character moves to the option that begins with
 * it.
 */
export function handleButtonKey<Value extends string>(
  context: KeyContext<Value>,
  event: KeyboardEvent,
): void {
  const { store, entries, isClearable } = context;
  const { key, ctrlKey, metaKey, altKey } = event;
  const { isOpen, activeValue, value } = store.getState();
  if (isOpen && handleOpenKey(context, event)) return;
  if (ctrlKey || metaKey) return;
  if (key === ' ' && isOpen) {
    event.preventDefault();
    chooseActive(context, event);
  } else if (key === 'Home' || key === 'End') {
    event.preventDefault();
    store.open(movedValue(key, entries, null));
  } else if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) {
    openAtChoice(context, event, 'ArrowDown');
  } else if ((key === 'Delete' || key === 'Backspace') && isClearable && !isOpen) {
    event.preventDefault();
    store.clear(event);
  } else if ([...key].length === 1 && !altKey) {
    event.preventDefault();
    const from = isOpen ? activeValue : value;
    store.open(typedValue(store.type(key), entries, from) ?? from);
  }
}
