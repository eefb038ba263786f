import type { ReactElement } from 'react';

/** A thin bar on top of the page while the next one is loaded; it appears after 150 ms. */
export function RouteProgress({ isLoading }: { isLoading: boolean }): ReactElement | null {
  if (!isLoading) return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="route-progress h-full bg-accent forced-colors:bg-highlight" />
    </div>
  );
}
