import { useIsomorphicLayoutEffect, useStoreState } from '../core/index.js';
import { nearestScroll } from './inView.rules.js';
import type { UseMenuResult } from './useMenu.js';

/** What `useActiveInView` takes beside the menu. */
export interface UseActiveInViewOptions {
  /** The element that scrolls the menu; `null` while it is not in the page. */
  container: Element | null;
  /** Whether it is in the page and on show: a drawer while it is open. Default true. */
  isShown?: boolean | undefined;
}

function scrollTo(container: Element, target: Element): void {
  container.scrollTop += nearestScroll(
    container.getBoundingClientRect(),
    target.getBoundingClientRect(),
  );
}

/**
 * Keeps the selected item in sight, or the innermost one that leads to it: at the start, when the
 * selection changes, and when the menu is shown. It scrolls the container and nothing around it, which
 * `scrollIntoView` would. Call it in a component of its own, since it renders with the selection.
 */
export function useActiveInView(
  { store, items }: UseMenuResult,
  { container, isShown = true }: UseActiveInViewOptions,
): void {
  const selectedId = useStoreState(store, (state) => state.selectedId);
  useIsomorphicLayoutEffect(() => {
    const active = [...(container?.querySelectorAll('[data-active]') ?? [])].at(-1);
    if (container === null || active === undefined || !isShown) return;
    scrollTo(container, active);
  }, [container, isShown, items, selectedId]);
}
