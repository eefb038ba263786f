import { useEffect, useState } from 'react';
import { onActivity, systemClock } from '../headless/platform/index.js';

/** How long the first page has the line to itself, in milliseconds. */
const FIRST_PAGE = 10_000;

/**
 * Whether it is time to load what nobody sees at first: the person has done something, or ten seconds have
 * gone since the start.
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
      // Not in the midst of the event: a field that renders before React hears of its input loses it.
      settleAfter(0);
    });
    settleAfter(FIRST_PAGE);
    return () => {
      stopListening();
      stopWaiting();
    };
  }, []);
  return isSettled;
}
