import { nextEntryId } from '../core/index.js';
import { openModals } from './openModals.store.js';
import { parentOf } from './parentOf.js';

/** Elements that stay usable beside a modal: notifications and live regions. */
const ALWAYS_REACHABLE = '[data-reachable]';

/** What the modals have made inert. */
let inert: ReadonlySet<Element> = new Set();

/** Keeps usable only the topmost modal of each page: two that open at once are around each other. */
function update(): void {
  const { modals } = openModals.getState();
  const topmost = new Map(
    modals.map(({ container, surroundings }) => [container.ownerDocument, surroundings]),
  );
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
export function isolate(container: HTMLElement): () => void {
  const regionHost = container.ownerDocument.createElement('div');
  // Exposed while a modal within this one is open, and no part of its layout.
  regionHost.dataset['reachable'] = '';
  regionHost.style.display = 'contents';
  const surroundings = surroundingsOf(container);
  const modal = { id: nextEntryId(), container, surroundings, regionHost };
  openModals.add(modal);
  update();
  return () => {
    openModals.remove(modal);
    update();
  };
}
