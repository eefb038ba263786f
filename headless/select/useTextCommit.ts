import type { FocusEvent } from 'react';
import { useAnnounce, useFormatText } from '../core/index.js';
import { namedEntry } from './select.rules.js';
import type { SelectStore } from './select.store.js';
import { REJECTED } from './select.texts.js';
import type { SelectItem } from './useSelect.types.js';

/**
 * Returns what applies the text typed when the focus leaves: it chooses the option that the text
 * names, or clears the choice if the text is empty and the choice can be cleared; else it discards the
 * text, and announces so unless there is none.
 */
export function useTextCommit<Value extends string>(
  store: SelectStore<Value>,
  items: readonly SelectItem<Value>[],
  isClearable: boolean,
): (event: FocusEvent) => void {
  const format = useFormatText();
  const announce = useAnnounce();
  return (event) => {
    const { query: text } = store.getState();
    const named = text === null ? undefined : namedEntry(text, items);
    const typed = text?.trim();
    if (named !== undefined) store.select(named.value, event);
    else if (typed === '' && isClearable) store.clear(event);
    else {
      store.close();
      if (typed) announce(format({ ...REJECTED, values: { text } }), 'assertive');
    }
  };
}
