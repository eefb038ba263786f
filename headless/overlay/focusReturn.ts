import { treeOf } from '../core/index.js';
import { tabbableElements } from './focusable.js';
import { parentOf } from './parentOf.js';

type Places = readonly Element[];

/** Where the focus came from, by the modal that it came into. */
const origins = new WeakMap<Element, Places>();

function openerOf(element: Element): Element | null {
  const openers = `[aria-controls~=${JSON.stringify(element.id)}]`;
  return element.id === '' ? null : treeOf(element).querySelector(openers);
}

/**
 * The element, then whatever leads to it: the button of each popup that it stands in, and where the
 * focus of each modal came from. A popup that loses the focus to a modal may close for that.
 */
function waysTo(start: Element | null): Places {
  const places: Element[] = [];
  for (let element = start; element !== null; element = parentOf(element)) {
    const opener = openerOf(element);
    if (element === start) places.push(element);
    if (opener !== null) places.push(opener);
    places.push(...(origins.get(element) ?? []));
  }
  return places;
}

/** Whether the focus is in the container, or went away with it. */
function isHeldBy(container: Element): boolean {
  const { activeElement, body } = container.ownerDocument;
  return (
    activeElement === null ||
    activeElement === body ||
    container.contains(treeOf(container).activeElement)
  );
}

/** Where a modal goes on as part of the page, under its id: a drawer, where the window became wide. */
function startAfter({ id }: Element, tree: Document | ShadowRoot): Places {
  const successor = id === '' ? null : tree.getElementById(id);
  return successor === null ? [] : tabbableElements(successor).slice(0, 1);
}

/**
 * Remembers where the focus is while it is in a modal.
 * @returns moves it back there, or to the nearest place that is left; not if it has moved on since
 */
export function rememberFocus(container: Element): () => void {
  const { ownerDocument } = container;
  const tree = treeOf(container);
  let focused = ownerDocument.activeElement;
  // A page names only the element whose shadow root the focus is in.
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const places = waysTo(focused);
  origins.set(container, places);
  return () => {
    if (!isHeldBy(container)) return;
    // A portal may lead into an iframe or another window, which have classes of their own.
    const page = ownerDocument.defaultView ?? window;
    for (const place of [...places, ...startAfter(container, tree)]) {
      if (!(place instanceof page.HTMLElement) || !place.isConnected) continue;
      place.focus({ preventScroll: true });
      if (treeOf(place).activeElement === place) return;
    }
  };
}
