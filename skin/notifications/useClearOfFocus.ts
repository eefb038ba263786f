import { useEffect, useState } from 'react';

/** Whether the region hides the middle of the control that has the focus. */
function covers(region: HTMLElement, { activeElement }: Document): boolean {
  // Headings and the like, which only code focuses, may be covered.
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return false;
  if (region.contains(activeElement)) return false;
  const { left, top, width, height } = activeElement.getBoundingClientRect();
  // Of a full pile, what scrolls is also seen in its padding, outside the region.
  const box = (region.firstElementChild ?? region).getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/**
 * Whether the notifications stand at the opposite edge of the window, because they would cover the
 * control that has the focus (WCAG 2.4.11). They stay there until the focus is below them again, or
 * all have gone.
 * @param visible those that are shown; a new array when they change
 */
export function useClearOfFocus(region: HTMLElement | null, visible: readonly unknown[]): boolean {
  const [isMoved, setMoved] = useState(false);
  const isEmpty = visible.length === 0;
  useEffect(() => {
    if (region === null || isEmpty) return undefined;
    const page = region.ownerDocument;
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      // The browser scrolls to what has the focus only after the event.
      frame = requestAnimationFrame(() => {
        if (covers(region, page)) setMoved((was) => !was);
      });
    };
    look();
    page.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      page.removeEventListener('focusin', look);
    };
  }, [region, visible, isEmpty]);
  if (isMoved && isEmpty) setMoved(false);
  return isMoved;
}
