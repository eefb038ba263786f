import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { sharedNavigation, splitUrl } from '../../../headless/navigation/index.js';

/**
 * Loads the list again, while it is the page that is shown: elsewhere a form may stand, and the list
 * is loaded anyway when somebody comes back to it.
 */
export function useReload(): () => void {
  const navigation = sharedNavigation.use('useReload');
  const { revalidate } = useRevalidator();
  const path = splitUrl(navigation.getState().url).path;
  return useCallback(() => {
    if (splitUrl(navigation.getState().url).path === path) void revalidate();
  }, [navigation, path, revalidate]);
}
