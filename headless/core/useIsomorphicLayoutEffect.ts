import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a document; on a server neither runs, and neither warns. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
