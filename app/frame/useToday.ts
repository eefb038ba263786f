import { useSyncExternalStore } from 'react';
import { localDate } from '../../headless/calendar/index.js';
import { systemClock } from '../../headless/platform/index.js';

/** Looks every minute, so that a machine that slept over midnight notices too. */
const INTERVAL = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL);
  return () => {
    clearInterval(timer);
  };
}

function readToday(): string {
  return localDate(systemClock.now());
}

/** The day that it is, `yyyy-MM-dd` in the user's time zone, also once midnight has passed. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday, readToday);
}
