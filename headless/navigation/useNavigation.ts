import { useStoreState } from '../core/index.js';
import type { Navigation, NavigationState } from '../platform/index.js';
import { sharedNavigation } from './sharedNavigation.js';

/** The options of `useNavigation`; below a shell none is required. */
export interface UseNavigationOptions {
  /** Default: the shell's. */
  navigation?: Navigation | undefined;
}

/** Where the app is now, and the actions that go elsewhere. */
export interface UseNavigationResult
  extends NavigationState, Pick<Navigation, 'hrefOf' | 'go' | 'reload' | 'back' | 'block'> {}

/**
 * Where the app is, and the actions that go elsewhere; re-renders on every change of place.
 * Throws a ToolkitError if there is no navigation.
 */
export function useNavigation(options: UseNavigationOptions = {}): UseNavigationResult {
  const navigation = sharedNavigation.useStore('useNavigation', options.navigation);
  const place = useStoreState(navigation, (whole) => whole);
  const { hrefOf, go, reload, back, block } = navigation;
  return { ...place, hrefOf, go, reload, back, block };
}
