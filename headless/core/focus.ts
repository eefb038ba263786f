import type { FocusEvent, SyntheticEvent } from 'react';

/** What an element stands in, with ids and a focus of its own: the page, or a shadow root. */
export function treeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** Focuses the element of this id, in the page or shadow root that the event comes from, and returns it. */
export function focusElement(
  { currentTarget }: Pick<SyntheticEvent, 'currentTarget'>,
  id: string,
): HTMLElement | null {
  const element = treeOf(currentTarget).getElementById(id);
  element?.focus();
  return element;
}

/**
 * Whether a blur means that the focus goes elsewhere in the page. When the window loses the focus, the
 * page keeps its active element.
 * @param ids of the elements within which the focus stays. Default: the element that listens
 */
export function focusLeaves(
  { target, currentTarget, relatedTarget }: FocusEvent,
  ...ids: readonly string[]
): boolean {
  const tree = treeOf(target);
  const elements = ids.length === 0 ? [currentTarget] : ids.map((id) => tree.getElementById(id));
  return (
    tree.activeElement !== target && !elements.some((element) => element?.contains(relatedTarget))
  );
}
