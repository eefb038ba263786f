/** The parent element; at the top of a shadow root, its host. */
export function parentOf(element: Element): Element | null {
  return element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null;
}
