import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useDestination } from './useDestination.js';

/** The routes that list or count what there is. */
const LISTS: readonly (string | undefined)[] = ['home', 'people', 'announcements'];

/**
 * Loads the page again that is shown, or the user is going to, if it lists or counts what there is:
 * another page may hold a form.
 */
export function useReload(): () => void {
  const destination = useDestination();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    if (LISTS.includes(destination()?.route.id)) void revalidate();
  }, [destination, revalidate]);
}
