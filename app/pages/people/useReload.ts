import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useIsStaying } from '../../frame/useIsStaying.js';

/**
 * Reloads the list, but only while it is the page shown: another page may hold a form, and going
 * back to the list loads it anyway.
 */
export function useReload(): () => void {
  const isStaying = useIsStaying();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    if (isStaying()) void revalidate();
  }, [isStaying, revalidate]);
}
