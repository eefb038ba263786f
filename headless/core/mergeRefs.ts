import { useMemo } from 'react';

/** A ref as this toolkit takes it: an object, or a callback that may return a cleanup function. */
export type ElementRef<Target> =
  ((element: Target | null) => unknown) | { current: Target | null } | null | undefined;

function setRef<Target>(ref: ElementRef<Target>, element: Target): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? () => cleanUp() : () => ref(null);
  }
  if (ref) {
    ref.current = element;
    return () => {
      ref.current = null;
    };
  }
  return () => {};
}

/**
 * Combines several refs into one callback ref. Cleanup functions run when React passes `null`, so
 * that React 18, which does not support them, and React 19 behave alike.
 */
export function mergeRefs<Target>(
  ...refs: readonly ElementRef<Target>[]
): (element: Target | null) => void {
  let cleanUps: (() => void)[] = [];
  return (element) => {
    for (const cleanUp of cleanUps) cleanUp();
    cleanUps = element === null ? [] : refs.map((ref) => setRef(ref, element));
  };
}

/** {@link mergeRefs} of two refs; returns the same function while both stay the same. */
export function useMergedRefs<Target>(
  first: ElementRef<Target>,
  second: ElementRef<Target>,
): (element: Target | null) => void {
  return useMemo(() => mergeRefs(first, second), [first, second]);
}
