/** The parent element; at the top of a shadow root, its host. */
export function parentOf(element: Element): Element | null {
  const { parentElement, parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : parentElement;
}
