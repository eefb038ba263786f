import { useCallback, useEffect, useReducer, useState } from 'react';

/**
 * Returns a function that has something done once, after the next render.
 * @param isHeld keeps it waiting for as long as it is true
 */
export function useAfterRender(isHeld?: boolean): (work: () => void) => void {
  const [due] = useState<(() => void)[]>([]);
  const [requests, request] = useReducer((count: number) => count + 1, 0);
  // A passive effect: a dialog that unmounts meanwhile first gives back the focus and makes the page
  // interactive again.
  useEffect(() => {
    if (!isHeld) for (const work of due.splice(0)) work();
  }, [due, requests, isHeld]);
  return useCallback(
    (work) => {
      due.push(work);
      request();
    },
    [due],
  );
}
