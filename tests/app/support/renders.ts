import type { Locator, Page } from '@playwright/test';

/** What React keeps for each element and component; only what is read here. */
interface Fiber {
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
}

declare global {
  interface Window {
    /** The elements that React has rendered again since the last reset. */
    renderedAgain: Set<unknown>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** Which elements React renders again, without need if they are as they were. */
export interface Renders {
  /** Forgets the renders so far. */
  reset(): Promise<void>;
  /** Of these elements, those rendered again since, by their label or text. */
  among(elements: Locator): Promise<readonly string[]>;
}

/** Listens where React reports each commit to its developer tools. */
function recordCommits(): void {
  const childrenOf = (fiber: Fiber): Fiber[] => {
    const children: Fiber[] = [];
    for (let child = fiber.child; child !== null; child = child.sibling) children.push(child);
    return children;
  };
  const compare = (fiber: Fiber, before: Fiber): void => {
    // Props are made anew by each render of the component that an element belongs to.
    if (fiber.stateNode instanceof Element && fiber.memoizedProps !== before.memoizedProps)
      window.renderedAgain.add(fiber.stateNode);
    if (fiber.child === before.child) return;
    const earlier = new Set(childrenOf(before));
    for (const child of childrenOf(fiber))
      if (child.alternate !== null && earlier.has(child.alternate)) compare(child, child.alternate);
  };
  window.renderedAgain = new Set();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
      if (current.alternate !== null) compare(current, current.alternate);
    },
    onCommitFiberUnmount: () => {},
  };
}

/** Records what React renders in a page; call it before the page is opened. */
export async function recordRenders(page: Page): Promise<Renders> {
  await page.addInitScript(recordCommits);
  return {
    reset: () =>
      page.evaluate(() => {
        window.renderedAgain.clear();
      }),
    among: (elements) =>
      elements.evaluateAll((all) =>
        all
          .filter((element) => window.renderedAgain.has(element))
          .map(({ id, textContent }) => {
            const label = id === '' ? null : document.querySelector(`label[for="${id}"]`);
            return label?.textContent ?? textContent;
          }),
      ),
  };
}
