import type { DataRouter, RouterNavigateOptions } from 'react-router-dom';
import { baseOf, belowBase } from './routes.rules.js';

/** A location as the router keeps it, its path with the base. */
export type RouterLocation = DataRouter['state']['location'];

/** Navigates to a location of the router, which expects paths below its base. */
export function navigateTo(
  router: DataRouter,
  to: RouterLocation,
  options: RouterNavigateOptions,
): Promise<void> {
  const pathname = belowBase(baseOf(router.basename), to.pathname) ?? to.pathname;
  const state: unknown = to.state;
  return router.navigate({ ...to, pathname }, { ...options, state });
}
