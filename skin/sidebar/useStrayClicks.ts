import { useRef, type MouseEvent } from 'react';

/**
 * For the `onClickCapture` of a menu. Opening a submenu closes the one above it, so that another item
 * can come under the pointer: the second click of a double click there is ignored.
 */
export function useStrayClicks(): (event: MouseEvent) => void {
  const clicked = useRef<Element | null>(null);
  return (event) => {
    const { target } = event;
    const item = target instanceof Element ? target.closest('a, button') : null;
    if (event.detail < 2) clicked.current = item;
    else if (item !== clicked.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
