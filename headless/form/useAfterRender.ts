import { useCallback, useEffect, useReducer, useState } from 'react';

/** Returns a function that has something done once, after the next render. */
export function useAfterRender(): (work: () => void) => void {
  const [due] = useState<(() => void)[]>([]);
  const [requests, request] = useReducer((count: number) => count + 1, 0);
  // A passive effect: a dialog that unmounts meanwhile first gives back the focus and makes the page
  // interactive again.
  useEffect(() => {
    for (const work of due.splice(0)) work();
  }, [due, requests]);
  return useCallback(
    (work) => {
      due.push(work);
      request();
    },
    [due],
  );
}
