import type { DataRouter } from 'react-router-dom';
import { entryNumber } from './entryNumber.js';
import { navigateTo } from './navigateTo.js';

/** Goes to the page that is shown, none of whose data is loaded again. */
async function goToShownPage(router: DataRouter, go: () => Promise<void>): Promise<void> {
  const shown = router.state.matches.map(({ route }) => [route, route.shouldRevalidate] as const);
  for (const [route] of shown) route.shouldRevalidate = () => false;
  try {
    await go();
  } finally {
    for (const [route, shouldRevalidate] of shown) Object.assign(route, { shouldRevalidate });
  }
}

/**
 * Calls off a navigation whose page is still loading, which the router does for another navigation
 * only. Resolves when the address is that of the page shown again.
 * @param entry the number of the history entry of the page shown
 */
export function callOff(router: DataRouter, entry: number | undefined): Promise<void> {
  const { location } = router.state;
  // Back and Forward move the browser on before their page has loaded.
  const steps = (entry ?? 0) - (entryNumber(router) ?? 0);
  return goToShownPage(router, () =>
    steps === 0
      ? navigateTo(router, location, { replace: true, preventScrollReset: true })
      : router.navigate(steps),
  );
}
