import { useActiveInView, type UseMenuResult } from '../../headless/menu/index.js';

/** The menu, and the element it is shown in; also the props of CollapsedMenu. */
export interface ActiveInViewProps {
  menu: UseMenuResult;
  /** The element that scrolls the menu. */
  container: Element | null;
  /** Whether that element is visible, as a drawer is while it is open. */
  isShown: boolean;
}

/**
 * Keeps the selected item in view. A separate component, so that a new selection re-renders only
 * this.
 */
export function ActiveInView({ menu, container, isShown }: ActiveInViewProps): null {
  useActiveInView(menu, { container, isShown });
  return null;
}
