import { useActiveInView, type UseMenuResult } from '../../headless/menu/index.js';

/** Which menu it is, and where it is seen; CollapsedMenu takes the same. */
export interface ActiveInViewProps {
  menu: UseMenuResult;
  /** The element that scrolls the menu. */
  container: Element | null;
  /** Whether that is on show, as a drawer is while it is open. */
  isShown: boolean;
}

/** Keeps the selected item in sight; a component of its own, which renders with the selection. */
export function ActiveInView({ menu, container, isShown }: ActiveInViewProps): null {
  useActiveInView(menu, { container, isShown });
  return null;
}
