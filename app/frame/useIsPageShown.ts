import { useCallback } from 'react';
import { sharedNavigation, splitUrl } from '../../headless/navigation/index.js';

/**
 * Whether the page that this is called on is still the one shown; for the end of what takes a while,
 * and may outlast the page.
 */
export function useIsPageShown(): () => boolean {
  const navigation = sharedNavigation.useStore('useIsPageShown');
  const path = splitUrl(navigation.getState().url).path;
  return useCallback(() => splitUrl(navigation.getState().url).path === path, [navigation, path]);
}
