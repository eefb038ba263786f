// One selector, since jsdom does not put what a list of them finds in the order of the page.
const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [contenteditable="true"], [tabindex]):not(:disabled, [type="hidden"])';

function isShown(element: HTMLElement): boolean {
  return element.closest('[hidden], [inert]') === null && (element.checkVisibility?.() ?? true);
}

function isRadio(element: Element): element is HTMLInputElement {
  return element.matches('input[type="radio"]');
}

/** Whether Tab stops at both of them only once: the radio buttons of a group are one stop. */
export function isSameStop(one: Element, other: Element): boolean {
  if (one === other) return true;
  if (!isRadio(one) || !isRadio(other)) return false;
  return one.name !== '' && one.name === other.name && one.form === other.form;
}

/**
 * The elements that Tab reaches inside a container, in the order of the page. Of a group of radio buttons it is
 * the one that is checked; while none is, each of them may be.
 */
export function tabbableElements(container: Element): HTMLElement[] {
  const elements = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && isShown(element),
  );
  const checked = elements.filter((element) => isRadio(element) && element.checked);
  return elements.filter((element) =>
    checked.every((other) => other === element || !isSameStop(element, other)),
  );
}
