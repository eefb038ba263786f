import { useMemo } from 'react';
import type { PageHeadingStore } from './pageHeading.store.js';
import { sharedPageHeading } from './sharedPageHeading.js';

/** What `useFocusToHeading` takes: the store, where there is no shell. */
export interface UseFocusToHeadingOptions {
  /** Default: the shell's. */
  store?: PageHeadingStore | undefined;
}

function refThatYields(focusHeading: () => void): (element: HTMLElement | null) => void {
  let shown: HTMLElement | null = null;
  return (element) => {
    // React detaches a ref before it removes the element.
    if (shown?.contains(shown.ownerDocument.activeElement)) focusHeading();
    shown = element;
  };
}

/**
 * A ref for an element that may go with the focus in it, as a message does with its button to try
 * again: the heading of the page has the focus then, instead of nothing (behaviour B-04).
 * Throws a ToolkitError where there is no store.
 */
export function useFocusToHeading({ store }: UseFocusToHeadingOptions = {}): (
  element: HTMLElement | null,
) => void {
  const { focusHeading } = sharedPageHeading.use('useFocusToHeading', store);
  return useMemo(() => refThatYields(focusHeading), [focusHeading]);
}
