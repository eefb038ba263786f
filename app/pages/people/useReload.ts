import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { sharedNavigation, splitUrl } from '../../../headless/navigation/index.js';

/**
 * Reloads the list, but only while it is the page shown: another page may hold a form, and going
 * back to the list loads it anyway.
 */
export function useReload(): () => void {
  const navigation = sharedNavigation.use('useReload');
  const { revalidate } = useRevalidator();
  const path = splitUrl(navigation.getState().url).path;
  return useCallback(() => {
    if (splitUrl(navigation.getState().url).path === path) void revalidate();
  }, [navigation, path, revalidate]);
}
