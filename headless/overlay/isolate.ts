import { parentOf } from './parentOf.js';

/** Elements that stay usable beside a modal: notifications and live regions. */
const ALWAYS_REACHABLE = '[data-reachable]';

/** An open modal. */
interface Modal {
  readonly page: Document;
  /** The elements around it, which are inert while it is the topmost one of its page. */
  readonly surroundings: readonly Element[];
}

/** In the order in which they were opened; they may close in any order. */
const open = new Set<Modal>();

/** What the modals have made inert. */
let inert: ReadonlySet<Element> = new Set();

/** Keeps usable only the topmost modal of each page: two that open at once are around each other. */
function update(): void {
  const topmost = new Map([...open].map(({ page, surroundings }) => [page, surroundings]));
  const next = new Set([...topmost.values()].flat());
  for (const element of inert) if (!next.has(element)) element.removeAttribute('inert');
  for (const element of next) element.setAttribute('inert', '');
  inert = next;
}

/** Whether the page itself has made the element inert, which a modal must not undo. */
function isInertByItself(element: Element): boolean {
  return element.hasAttribute('inert') && !inert.has(element);
}

/** The siblings of the container and of its ancestors, up to the body. */
function surroundingsOf(container: Element): readonly Element[] {
  const found: Element[] = [];
  let element: Element | null = container;
  while (element?.parentNode && element !== element.ownerDocument.body) {
    for (const sibling of element.parentNode.children) {
      if (sibling === element || sibling.matches(ALWAYS_REACHABLE)) continue;
      if (!isInertByItself(sibling)) found.push(sibling);
    }
    element = parentOf(element);
  }
  return found;
}

/**
 * Makes everything around the container inert while it is the modal that was opened last.
 * @returns a function that undoes it
 */
export function isolate(container: Element): () => void {
  const modal = { page: container.ownerDocument, surroundings: surroundingsOf(container) };
  open.add(modal);
  update();
  return () => {
    open.delete(modal);
    update();
  };
}
