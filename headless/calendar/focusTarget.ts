/** An element that takes the focus after a render. */
export interface FocusTarget {
  /** Its ref. */
  attach(element: HTMLElement | null): void;
  focus(): void;
}

/** Holds an element by its ref, to focus it later. */
export function createFocusTarget(): FocusTarget {
  let target: HTMLElement | null = null;
  return {
    attach: (element) => {
      target = element;
    },
    focus: () => {
      // After a click, Safari shows no ring for arrow keys that a script handles.
      target?.focus({ focusVisible: true });
    },
  };
}
