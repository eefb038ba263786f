import { FORM } from './form.rules.js';
import type { FormStore } from './form.types.js';

/** For `sort`: as the elements stand in the page. */
export function byDocumentOrder(a: Node, b: Node): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/**
 * Focuses the first invalid field of the page that takes the focus: what is hidden or disabled does
 * not, and a custom control may hand it on to a part of itself (A11Y-FIELD). Where none does, the error
 * summary, if there is one, takes it.
 */
export function focusFirstInvalid<Values>(store: FormStore<Values>): void {
  const elements = store
    .getState()
    .fields.filter(({ name, errors }) => name !== FORM && errors.length > 0)
    .flatMap(({ name }) => store.elements.get(name) ?? [])
    .sort(byDocumentOrder);
  const summary = store.elements.get(FORM) ?? [];
  elements.concat(summary).some((element) => {
    element.focus();
    return element.matches(':focus-within');
  });
}
