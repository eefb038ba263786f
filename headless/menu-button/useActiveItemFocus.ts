import { useIsomorphicLayoutEffect } from '../core/index.js';

/** Moves the focus into the open menu; the menu may have been mounted later than it was opened. */
export function useActiveItemFocus(itemId: string | null): void {
  useIsomorphicLayoutEffect(() => {
    if (itemId === null) return undefined;
    const focus = (): boolean => {
      const item = document.getElementById(itemId);
      item?.focus({ preventScroll: true });
      return item !== null;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [itemId]);
}
