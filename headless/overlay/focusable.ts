import { treeOf } from '../core/index.js';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable]';

// `:is()` rather than a selector list, whose matches jsdom does not return in document order.
const FOCUSABLE = `:is(${CONTROLS}, iframe, audio[controls], video[controls], [tabindex]):not(:disabled, [type="hidden"])`;

/** What takes the focus itself when it is pressed, or leaves it where it is until the click. */
export const PRESSABLE: string = `${CONTROLS}, label, [tabindex]:not([tabindex="-1"])`;

/** For these, browsers report a `tabIndex` of -1, although Tab reaches them. */
const EDITABLE = '[contenteditable]:not([contenteditable="false"], [tabindex])';

function isShown(element: HTMLElement): boolean {
  // Chrome 120 knows the option by its first name only; later, it is also `visibilityProperty`.
  const isVisible = element.checkVisibility?.({ checkVisibilityCSS: true }) ?? true;
  return isVisible && element.closest('[hidden], [inert]') === null;
}

function isRadio(element: Element): element is HTMLInputElement {
  return element.matches('input[type="radio"]');
}

/** Whether both elements are one tab stop, as the radio buttons of a group are. */
export function isSameStop(a: Element, b: Element): boolean {
  if (a === b) return true;
  if (!isRadio(a) || !isRadio(b)) return false;
  return a.name !== '' && a.name === b.name && a.form === b.form && treeOf(a) === treeOf(b);
}

/** The elements that are shown in an element: those of its open shadow root, and what fills a slot. */
function shownIn(element: Element): readonly Element[] {
  const slotted = (element as Partial<HTMLSlotElement>).assignedElements?.() ?? [];
  return slotted.length > 0 ? slotted : [...(element.shadowRoot ?? element).children];
}

/** Whether Tab skips all that is shown in an element, as in a host which it does not reach. */
function isSkipped(element: Element): boolean {
  return element.matches(element.shadowRoot ? '[inert], [tabindex^="-"]' : '[inert]');
}

/** The elements that the focus may be on, those in open shadow roots included, as they are shown. */
function focusableElements(container: Element): Element[] {
  return shownIn(container).flatMap((element) => [
    // A host that delegates its focus never has it itself.
    ...(element.matches(FOCUSABLE) && !element.shadowRoot?.delegatesFocus ? [element] : []),
    ...(isSkipped(element) ? [] : focusableElements(element)),
  ]);
}

/** What has the focus; if that is in an open shadow root, the tree above reports only its host. */
export function focusedElement({ activeElement }: DocumentOrShadowRoot): Element | null {
  return (activeElement?.shadowRoot && focusedElement(activeElement.shadowRoot)) ?? activeElement;
}

/**
 * The elements that Tab reaches inside a container, in document order, those in open shadow roots
 * included. Of a group of radio buttons, only the checked one; while none is checked, all of them,
 * since any may be the stop.
 */
export function tabbableElements(container: Element): HTMLElement[] {
  const elements = (focusableElements(container) as HTMLElement[]).filter(
    (element) => (element.tabIndex >= 0 || element.matches(EDITABLE)) && isShown(element),
  );
  const checked = elements.filter((element) => isRadio(element) && element.checked);
  return elements.filter((element) =>
    checked.every((other) => other === element || !isSameStop(element, other)),
  );
}
