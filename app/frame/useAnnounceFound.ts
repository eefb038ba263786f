import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../headless/core/index.js';

/**
 * Announces which items a list shows, when that changes or another search has found as many. At
 * first they are read with their page; a status region that comes with its text would be said
 * between the new heading and its announcement.
 */
export function useAnnounceFound(shown: string, search: string): void {
  const announce = useAnnounce();
  const known = useRef({ shown, search });
  useEffect(() => {
    const isNew = shown !== known.current.shown || search !== known.current.search;
    known.current = { shown, search };
    if (isNew) announce(shown);
  }, [shown, search, announce]);
}
