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
  // Not prevented: the browser still moves the focus.
  if (key === 'Tab') return chooseActive(context, event);
  if (key === 'Escape') {
    event.stopPropagation();
    store.close();
  } else if (key === 'Enter' || (altKey && key === 'ArrowUp')) chooseActive(context, event);
  else if (/^(Arrow|Page)(Down|Up)$/.test(key)) {
    const next = movedValue(key, entries, store.getState().activeValue);
    if (next !== null) store.activate(next);
  } else return false;
  event.preventDefault();
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
  else if (/^Arrow(Down|Up)$/.test(key) || (repeat && key === 'Enter')) {
    event.preventDefault();
    openAtChoice(context, event, key);
  }
}

/**
 * Keys of the button (APG "Select-Only Combobox"): a character moves to the option that begins with
 * it, or with all that was typed in quick succession; Space goes on with a text, as in `New York`.
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
  const text = store.typed();
  const isTyped =
    key === ' '
      ? text && typedValue(text + key, entries, null) !== null
      : [...key].length === 1 && !altKey;
  if (isTyped) {
    const from = isOpen ? activeValue : value;
    store.open(typedValue(store.type(key), entries, from) ?? from);
  } else if (key === ' ' && isOpen) chooseActive(context, event);
  else if (/^(Home|End)$/.test(key)) store.open(movedValue(key, entries, null));
  else if (/^(Enter| |Arrow(Down|Up))$/.test(key)) openAtChoice(context, event, 'ArrowDown');
  else if (/^(Backspace|Delete)$/.test(key) && isClearable && !isOpen) store.clear(event);
  else return;
  event.preventDefault();
}
