/** What the element stands in; at the top of a shadow root, the element that has that. */
export function parentOf(element: Element): Element | null {
  const { parentElement, parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : parentElement;
}
