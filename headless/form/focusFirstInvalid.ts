import { treeOf } from '../core/index.js';
import { FORM } from './form.rules.js';
import type { FormStore } from './formStore.types.js';

/** Compare function for `sort`: document order. */
export function byDocumentOrder(a: Node, b: Node): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function hasFocus(element: HTMLElement): boolean {
  return element.contains(treeOf(element).activeElement);
}

/** Whether a part beside it, such as the panel of a time, has the focus: their ids begin with its own. */
function isBesideFocus(element: HTMLElement): boolean {
  const parts = `[id^=${JSON.stringify(`${element.id}-`)}]`;
  return Boolean(treeOf(element).activeElement?.closest(parts));
}

/** The element of the field that has the focus, if one has. */
export function focusedField<Values>(store: FormStore<Values>): HTMLElement | undefined {
  const elements = [...store.elements.values()];
  return elements.find(hasFocus) ?? elements.find(isBesideFocus);
}

/**
 * Focuses the first invalid field, in document order, that accepts the focus (A11Y-FIELD): hidden
 * and disabled elements do not, and a custom control may pass it on to an element inside. If no
 * field accepts it, the error summary gets it, if there is one.
 * @param isFirstAlone tries no other than the first invalid field
 * @returns whether anything took it
 */
export function focusFirstInvalid<Values>(store: FormStore<Values>, isFirstAlone = false): boolean {
  const elements = store
    .getState()
    .fields.filter(({ name, errors: [error] }) => name !== FORM && error)
    .flatMap(({ name }) => store.elements.get(name) ?? [])
    .sort(byDocumentOrder);
  const summary = store.elements.get(FORM) ?? [];
  return elements
    .concat(summary)
    .slice(0, isFirstAlone ? 1 : undefined)
    .some((element) => {
      element.focus();
      return hasFocus(element);
    });
}
