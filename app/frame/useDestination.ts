import { createContext, useCallback, useContext, type Context } from 'react';
import { matchRoutes, type DataRouter, type RouteMatch } from 'react-router-dom';

/** The workspace's router, which knows where the user is going before anything has rendered. */
export const AppRouter: Context<DataRouter | null> = createContext<DataRouter | null>(null);

/**
 * Tells where the user is going, at the moment of the call: to the page that is being loaded,
 * otherwise to the one shown. `undefined` where no route matches, or without a router.
 */
export function useDestination(): () => RouteMatch | undefined {
  const router = useContext(AppRouter);
  return useCallback(() => {
    if (router === null) return undefined;
    const { navigation, location } = router.state;
    return matchRoutes(router.routes, navigation.location ?? location, router.basename)?.at(-1);
  }, [router]);
}
