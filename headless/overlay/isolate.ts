import { parentOf } from './parentOf.js';

/** Elements that stay usable beside a modal: notifications and live regions. */
const ALWAYS_REACHABLE = '[data-reachable]';

/** How many modals keep an element inert, since they may close in any order. */
const holders = new WeakMap<Element, number>();

function hold(element: Element): void {
  holders.set(element, (holders.get(element) ?? 0) + 1);
  element.setAttribute('inert', '');
}

function release(element: Element): void {
  const rest = (holders.get(element) ?? 0) - 1;
  if (rest > 0) {
    holders.set(element, rest);
    return;
  }
  holders.delete(element);
  element.removeAttribute('inert');
}

/** Whether the page itself has made the element inert, which a modal must not undo. */
function isInertByItself(element: Element): boolean {
  return element.hasAttribute('inert') && !holders.has(element);
}

/**
 * Makes the siblings of the container and of its ancestors, up to the body, inert.
 * @returns a function that undoes it
 */
export function isolate(container: Element): () => void {
  const held: Element[] = [];
  let element: Element | null = container;
  while (element?.parentNode && element !== element.ownerDocument.body) {
    for (const sibling of element.parentNode.children) {
      if (sibling === element || sibling.matches(ALWAYS_REACHABLE)) continue;
      if (isInertByItself(sibling)) continue;
      hold(sibling);
      held.push(sibling);
    }
    element = parentOf(element);
  }
  return () => {
    held.forEach(release);
  };
}
