import { createContext, useCallback, useContext, type Context } from 'react';
import { matchRoutes, type DataRouter, type RouteMatch } from 'react-router-dom';

/** The workspace's router, which knows where the user is going before anything has rendered. */
export const AppRouter: Context<DataRouter | null> = createContext<DataRouter | null>(null);

/** The page that is being loaded, otherwise the one shown; `undefined` where no route matches. */
export function destinationOf(router: DataRouter): RouteMatch | undefined {
  const { navigation, location } = router.state;
  return matchRoutes(router.routes, navigation.location ?? location, router.basename)?.at(-1);
}

/** Tells where the user is going, at the moment of the call; `undefined` without a router, too. */
export function useDestination(): () => RouteMatch | undefined {
  const router = useContext(AppRouter);
  return useCallback(() => (router === null ? undefined : destinationOf(router)), [router]);
}
