const FOCUSABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[contenteditable="true"]',
  '[tabindex]',
].join(',');

function isShown(element: HTMLElement): boolean {
  return element.closest('[hidden], [inert]') === null && (element.checkVisibility?.() ?? true);
}

/** The elements that Tab reaches inside a container, in the order of the page. */
export function tabbableElements(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && isShown(element),
  );
}
