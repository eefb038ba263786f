import { treeOf } from '../core/index.js';
import { focusedElement, tabbableElements } from './focusable.js';
import { parentOf } from './parentOf.js';

/** Not only an HTML element: a point of an SVG chart takes the focus as well. */
type Focusable = Element & Partial<HTMLOrSVGElement>;

/** An element that the focus may return to. */
interface Place {
  readonly element: Focusable;
  /** Whether the focus was not on the element, but on one inside. */
  readonly isAround: boolean;
}

/** For each modal, the places that the focus came from, nearest first. */
const origins = new WeakMap<Element, readonly Place[]>();

/**
 * Modals that were given the focus because what had it in them was gone. A focus on the modal itself
 * counts as lost from then on, so that a modal inside that closes after this gives it back.
 */
const standIns = new WeakSet<Element>();

function openerOf(element: Element): Element | null {
  const openers = `[aria-controls~=${JSON.stringify(element.id)}]`;
  return element.id === '' ? null : treeOf(element).querySelector(openers);
}

function returnsFocus(element: Element): boolean {
  return element.hasAttribute('data-focus-return');
}

/**
 * The element, then the elements that lead to it: each modal around it, the places that the modal was
 * opened from, and the button of each popup around it. The latter are needed if a popup closes because
 * a modal takes its focus, a modal if what was focused in it is gone, a part with
 * `data-focus-return` if other controls have taken the place of those in it.
 */
function waysTo(start: Element | null): readonly Place[] {
  const places: Place[] = [];
  for (let element = start; element !== null; element = parentOf(element)) {
    const origin = origins.get(element);
    const isAround = element !== start;
    if (!isAround || origin !== undefined || returnsFocus(element))
      places.push({ element, isAround });
    const opener = openerOf(element);
    if (opener !== null) places.push({ element: opener, isAround: false });
    places.push(...(origin ?? []));
  }
  return places;
}

/** Whether the focus is nowhere, or on a modal for want of another place. */
export function isFocusLost(page: Document): boolean {
  const focused = focusedElement(page);
  return focused === null || focused === page.body || standIns.has(focused);
}

/** Focuses the modal if the focus is nowhere. */
export function focusIfLost(modal: HTMLElement): void {
  if (!isFocusLost(modal.ownerDocument)) return;
  standIns.add(modal);
  modal.focus({ preventScroll: true });
}

/** Whether the focus is in the container, or was lost with it. */
function hadFocus(container: Element): boolean {
  return (
    isFocusLost(container.ownerDocument) || container.contains(treeOf(container).activeElement)
  );
}

/**
 * What Tab reaches in what replaces a modal under its id, as the sidebar beside the page replaces a
 * drawer when the window becomes wide.
 */
function stopsAfter({ id }: Element, tree: Document | ShadowRoot): readonly Focusable[] {
  const successor = tree.getElementById(id);
  return successor === null ? [] : tabbableElements(successor);
}

/**
 * Remembers where the focus was before it moved into a modal.
 * @returns a function that moves it back there, or to the nearest place that still exists, unless the
 *   focus is elsewhere by then
 */
export function rememberFocus(container: Element): () => void {
  const { ownerDocument } = container;
  const tree = treeOf(container);
  // A modal that was hidden and is shown again, as by Activity, was not left for another place.
  const places =
    (isFocusLost(ownerDocument) && origins.get(container)) || waysTo(focusedElement(ownerDocument));
  origins.set(container, places);
  return () => {
    if (!hadFocus(container)) return;
    const stops = places.flatMap(({ element, isAround }) => {
      if (!returnsFocus(element)) return element;
      return [...(isAround ? [] : [element]), ...tabbableElements(element)];
    });
    for (const stop of [...stops, ...stopsAfter(container, tree)]) {
      stop.focus?.({ preventScroll: true });
      if (treeOf(stop).activeElement === stop) return;
    }
  };
}
