import { useActiveInView, type UseMenuResult } from '../../headless/menu/index.js';

export interface ActiveInViewProps {
  menu: UseMenuResult;
  container: Element | null;
  isShown: boolean;
}

/** Keeps the selected item in sight; a component of its own, which renders with the selection. */
export function ActiveInView({ menu, container, isShown }: ActiveInViewProps): null {
  useActiveInView(menu, { container, isShown });
  return null;
}
