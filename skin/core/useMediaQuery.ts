import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, now and from then on. False on a server. */
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

/** Below this the sidebar is a drawer; as Tailwind's `md`. */
export const PHONE = '(width < 48rem)';

/** A window with no room for a month at a field: a phone, upright or on its side. */
export const SMALL: string = `${PHONE}, (height < 30rem)`;

/** From here on there is room beside a search box; as Tailwind's `xl`. */
export const WIDE = '(width >= 80rem)';
