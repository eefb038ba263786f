import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useIsPageShown } from '../../frame/useIsPageShown.js';

/**
 * Reloads the list, but only while it is the page shown: another page may hold a form, and going
 * back to the list loads it anyway.
 */
export function useReload(): () => void {
  const isPageShown = useIsPageShown();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    if (isPageShown()) void revalidate();
  }, [isPageShown, revalidate]);
}
