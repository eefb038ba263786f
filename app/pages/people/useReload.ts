import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { sharedNavigation } from '../../../headless/navigation/index.js';

function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/**
 * Loads the list again, while it is the page that is shown: elsewhere a form may stand, and the list
 * is loaded anyway when somebody comes back to it.
 */
export function useReload(): () => void {
  const navigation = sharedNavigation.use('useReload');
  const { revalidate } = useRevalidator();
  const path = pathOf(navigation.getState().url);
  return useCallback(() => {
    if (pathOf(navigation.getState().url) === path) void revalidate();
  }, [navigation, path, revalidate]);
}
