/** An element that takes the focus after a render. */
export interface FocusTarget {
  /** Its ref. */
  attach(element: HTMLElement | null): void;
  focus(): void;
}

/** Keeps an element, by its ref, until it is to take the focus. */
export function createFocusTarget(): FocusTarget {
  let target: HTMLElement | null = null;
  return {
    attach: (element) => {
      target = element;
    },
    focus: () => {
      target?.focus();
    },
  };
}
