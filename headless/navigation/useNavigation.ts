import { useStoreState } from '../core/index.js';
import type { Navigation, NavigationState } from '../platform/index.js';
import { sharedNavigation } from './sharedNavigation.js';

/** What `useNavigation` takes; below a shell it can be left out. */
export interface UseNavigationOptions {
  /** Default: the shell's. */
  navigation?: Navigation | undefined;
}

/** Where the app is now, and the ways to go elsewhere. */
export interface UseNavigationResult
  extends NavigationState, Pick<Navigation, 'hrefOf' | 'go' | 'reload' | 'back' | 'block'> {}

/**
 * Where the app is, and the ways to go elsewhere; renders on every change of place.
 * Throws a ToolkitError where there is no navigation.
 */
export function useNavigation({ navigation }: UseNavigationOptions = {}): UseNavigationResult {
  const used = sharedNavigation.use('useNavigation', navigation);
  const place = useStoreState(used, (state) => state);
  const { hrefOf, go, reload, back, block } = used;
  return { ...place, hrefOf, go, reload, back, block };
}
