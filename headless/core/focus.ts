import type { FocusEvent, SyntheticEvent } from 'react';

/** Focuses the element of this id, in the page that the event comes from, and returns it. */
export function focusElement(
  { currentTarget }: Pick<SyntheticEvent, 'currentTarget'>,
  id: string,
): HTMLElement | null {
  const element = currentTarget.ownerDocument.getElementById(id);
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
  const { ownerDocument } = target;
  const elements: (Element | null)[] = ids.map((id) => ownerDocument.getElementById(id));
  if (elements.length === 0) elements.push(currentTarget);
  const stays = ownerDocument.activeElement === target;
  return !stays && !elements.some((element) => element?.contains(relatedTarget));
}
