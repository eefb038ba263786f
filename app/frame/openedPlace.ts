import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a history entry that was opened from another page of the app. */
export interface OpenedPlace {
  /** Path and query string of that page, which is the entry before. */
  readonly opener: string;
}

/**
 * For the `state` of a link to a page that leads back to this one when it is done, such as a form:
 * where it was opened from, beside what this page's own entry holds.
 */
export function useOpenedPlace(): OpenedPlace {
  const { pathname, search, state } = useLocation();
  return useMemo(
    () => ({ ...(state as object | null), opener: pathname + search }),
    [pathname, search, state],
  );
}

/** Path and query string of the page that this one was opened from; `null` if none is known. */
export function useOpener(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('opener' in state)) return null;
  const { opener } = state;
  return typeof opener === 'string' ? opener : null;
}

/**
 * Returns to a page. If this one was opened from there, that is one step back in the history, which
 * so holds neither of them twice; else that page takes the place of this one.
 * @returns a function that takes path and query string of the page to return to
 */
export function useReturn(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  const opener = useOpener();
  return useCallback(
    async (path) => {
      if (opener === path) await navigate(-1);
      else await navigate(path, { replace: true, state });
    },
    [navigate, opener, state],
  );
}
