import type { DataRouter } from 'react-router-dom';
import { systemClock } from '../platform/index.js';
import { entryNumber } from './entryNumber.js';

/**
 * A step that nothing is heard of is over after this many milliseconds: no browser tells the page
 * that a frame in it has taken the step, or that the step was dropped.
 */
const LONGEST_STEP = 1000;

/** One step back in the history at a time. */
export interface StepBack {
  /** Goes back, unless a step is under way already, as in a double click. */
  begin(): void;
  /** Call it whenever the router changes: the step has led to a page, or was held up. */
  follow(): void;
}

/**
 * Two steps at once are one that the router can hold up and take back, and a browser that has to
 * drop one of them drops all requests of the page with it.
 * @param shownEntry the number of the history entry of the page shown
 */
export function createStepBack(router: DataRouter, shownEntry: () => number | undefined): StepBack {
  let isAwaited = false;
  let begunAt = -Infinity;
  /** Whether the router has held up the step, and the browser still has to return to the page. */
  const isReturning = (): boolean => {
    const current = entryNumber(router);
    const isHeldUp = router.state.navigation.state === 'idle' && current !== shownEntry();
    return isHeldUp && current !== undefined;
  };
  return {
    begin: () => {
      const now = systemClock.now();
      const isUnderWay = isAwaited || isReturning();
      if (isUnderWay && Math.abs(now - begunAt) < LONGEST_STEP) return;
      isAwaited = true;
      begunAt = now;
      void router.navigate(-1);
    },
    follow: () => {
      isAwaited = false;
    },
  };
}
