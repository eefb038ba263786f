import { useEffect, useState } from 'react';
import { onActivity, systemClock } from '../headless/platform/index.js';

/** How long the first page has the network to itself, in milliseconds. */
const FIRST_PAGE_LIMIT = 10_000;

/**
 * Whether to load what is not visible at first: the user has done something, or ten seconds have
 * passed since the start.
 */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let stopWaiting = (): void => {};
    const settleAfter = (milliseconds: number): void => {
      stopWaiting();
      stopWaiting = systemClock.setTimeout(() => {
        stopListening();
        setIsSettled(true);
      }, milliseconds);
    };
    const stopListening = onActivity(() => {
      // Not during the event: a field that re-renders before React handles its input event loses
      // the text.
      settleAfter(0);
    });
    settleAfter(FIRST_PAGE_LIMIT);
    return () => {
      stopListening();
      stopWaiting();
    };
  }, []);
  return isSettled;
}
