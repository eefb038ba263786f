import { useSyncExternalStore } from 'react';

function neverChanges(): () => void {
  return () => {};
}

/** The page's body, to append to with a portal; `null` on a server and while hydrating. */
export function usePageBody(): HTMLElement | null {
  return useSyncExternalStore(
    neverChanges,
    () => document.body,
    () => null,
  );
}
