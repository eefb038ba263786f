/** What the element stands in; at the top of a shadow root, the element that has that. */
export function parentOf(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
