import type { FocusEvent, SyntheticEvent } from 'react';
import { ignoreHeldKey } from './ignoreHeldKey.js';

/** The document or shadow root that an element is in; each has its own ids and active element. */
export function treeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  // A shadow root of another window is no instance of this one's `ShadowRoot`.
  return 'getElementById' in root ? (root as Document | ShadowRoot) : element.ownerDocument;
}

/**
 * Focuses the element with this id, in the event's document or shadow root, and returns it. A key
 * that is down does nothing more there.
 */
export function focusElement(
  { currentTarget }: Pick<SyntheticEvent, 'currentTarget'>,
  id: string,
): HTMLElement | null {
  const element = treeOf(currentTarget).getElementById(id);
  element?.focus();
  ignoreHeldKey(currentTarget);
  return element;
}

/**
 * Whether a blur means that focus moves elsewhere in the page. It does not when the window loses
 * focus, as the page then keeps its active element.
 * @param ids of the elements within which focus may move. Default: the element that listens
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
