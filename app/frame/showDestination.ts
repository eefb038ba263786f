import type { DataRouter } from 'react-router-dom';
import { destinationOf } from './useDestination.js';

/**
 * Puts the page that is still loading into the address, so that signing in leads there (spec row
 * SESS-8). Back and Forward have done so themselves. Not for a router that goes on.
 */
export function showDestination(router: DataRouter): void {
  const { location } = router.state.navigation;
  // Who signs in would be led to the demonstration that refuses everybody again and again.
  const isHopeless = destinationOf(router)?.route.id === 'unauthorized';
  if (location === undefined || isHopeless) return;
  const href = router.createHref(location);
  if (new URL(href, window.location.href).href === window.location.href) return;
  // As the router itself would, so that the next one can tell how far a step back leads.
  const { idx = 0 }: { idx?: number } = window.history.state ?? {};
  window.history.pushState({ usr: location.state, key: location.key, idx: idx + 1 }, '', href);
}
