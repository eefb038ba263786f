import { useCallback } from 'react';
import { useMatches } from 'react-router-dom';
import { useDestination } from './useDestination.js';

/**
 * Whether the user is still on the page that this is called on, and not on the way to another one;
 * for the end of what takes a while, and may outlast the page.
 */
export function useIsStaying(): () => boolean {
  const destination = useDestination();
  const path = useMatches().at(-1)?.pathname;
  return useCallback(() => destination()?.pathname === path, [destination, path]);
}
