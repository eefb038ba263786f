import { useIsomorphicLayoutEffect, useStoreState } from '../core/index.js';
import { nearestScroll } from './inView.rules.js';
import type { UseMenuResult } from './useMenu.js';

/** The options of `useActiveInView`. */
export interface UseActiveInViewOptions {
  /** The element that scrolls the menu; `null` while it is not in the page. */
  container: Element | null;
  /** Whether the container is visible, as a drawer is while it is open. Default true. */
  isShown?: boolean | undefined;
}

function scrollTo(container: Element, target: Element): void {
  container.scrollTop += nearestScroll(
    container.getBoundingClientRect(),
    target.getBoundingClientRect(),
  );
}

/**
 * Keeps the selected item in view, or its innermost ancestor that is mounted: at the start, when
 * the selection changes, and when the menu is shown. Unlike `scrollIntoView` it scrolls only the
 * container, nothing around it. Call it in a component of its own, since it re-renders with each
 * selection.
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
