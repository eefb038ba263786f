import { parentOf } from './parentOf.js';

/** What a modal leaves usable besides itself: notifications and live regions carry this attribute. */
const ALWAYS_REACHABLE = '[data-reachable]';

/** How many modals keep an element inert: the one that opened first need not be the last to close. */
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

/** What the page itself has made inert is not for a modal to give back. */
function isInertByItself(element: Element): boolean {
  return element.hasAttribute('inert') && !holders.has(element);
}

/**
 * Makes everything beside the container, at each level up to the body, inert.
 * @returns how to give it back
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
