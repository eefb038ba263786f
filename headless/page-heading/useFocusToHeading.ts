import { useMemo } from 'react';
import { treeOf } from '../core/index.js';
import type { PageHeadingStore } from './pageHeading.store.js';
import { sharedPageHeading } from './sharedPageHeading.js';

/** The options of `useFocusToHeading`; below a shell none is required. */
export interface UseFocusToHeadingOptions {
  /** Default: the shell's. */
  store?: PageHeadingStore | undefined;
}

function refThatYields(focusHeading: () => void): (element: HTMLElement | null) => void {
  let shown: HTMLElement | null = null;
  return (element) => {
    // React detaches a ref before it removes the element.
    if (shown?.contains(treeOf(shown).activeElement)) focusHeading();
    shown = element;
  };
}

/**
 * A ref for an element that may disappear while it contains the focus, as an error message with a
 * retry button does: the focus moves to the heading of the page instead of being lost (behavior
 * B-04). Throws a ToolkitError if there is no store.
 */
export function useFocusToHeading({ store }: UseFocusToHeadingOptions = {}): (
  element: HTMLElement | null,
) => void {
  const { focusHeading } = sharedPageHeading.useStore('useFocusToHeading', store);
  return useMemo(() => refThatYields(focusHeading), [focusHeading]);
}
