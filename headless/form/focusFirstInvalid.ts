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
  const part = treeOf(element).activeElement?.closest(parts);
  return Boolean(part) && !part?.contains(element);
}

/** Controls in which something is entered, such as a search box, or a field of another form. */
const ENTRY =
  'input:not([type=submit],[type=button],[type=reset],[type=image]),select,textarea,[contenteditable],[role=combobox],[role=spinbutton],iframe';

/**
 * The element of the field that has the focus, or of what beside the form has it if something is
 * entered there; `undefined` if nothing of these has it.
 */
export function focusedField<Values>(store: FormStore<Values>): Element | undefined {
  const elements = [...store.elements.values()];
  const field = elements.find(hasFocus) ?? elements.find(isBesideFocus);
  const [first] = elements;
  // Of what has the focus in another shadow root, the page knows only the host.
  const shown = first && (treeOf(first).activeElement ?? first.ownerDocument.activeElement);
  const focused = shown?.shadowRoot?.activeElement ?? shown;
  return field ?? (focused?.matches(ENTRY) ? focused : undefined);
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
