import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; re-renders when that changes. False on a server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Narrower than Tailwind's `md`: the sidebar is a drawer. */
export const PHONE = '(width < 48rem)';

/** A window without room for a month beside its field: a phone, upright or on its side. */
export const SMALL: string = `${PHONE}, (height < 30rem)`;

/** At least Tailwind's `xl`: there is room beside a search box. */
export const WIDE = '(width >= 80rem)';
