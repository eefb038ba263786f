import { useCallback, useRef } from 'react';
import { useEntry, useIsomorphicLayoutEffect } from '../core/index.js';
import type { Crumb } from './breadcrumbs.rules.js';
import type { BreadcrumbsStore } from './breadcrumbs.store.js';
import { sharedBreadcrumbs } from './sharedBreadcrumbs.js';

/** What `useBreadcrumb` takes beside the crumb; below a shell it can be left out. */
export interface UseBreadcrumbOptions {
  /** Default: the shell's. */
  store?: BreadcrumbsStore | undefined;
}

/**
 * Adds a crumb while the component is mounted. A nested route's crumb stands after its parent's, so
 * call it in the route's own component. A click runs the `onClick` of the latest render.
 * Throws a ToolkitError where there is no store.
 */
export function useBreadcrumb(crumb: Crumb, { store }: UseBreadcrumbOptions = {}): void {
  const breadcrumbs = sharedBreadcrumbs.use('useBreadcrumb', store);
  const latest = useRef(crumb.onClick);
  useIsomorphicLayoutEffect(() => {
    latest.current = crumb.onClick;
  });
  // Handlers are mostly made anew; one that stays keeps the crumb equal from render to render.
  const onClick = useCallback(() => {
    latest.current?.();
  }, []);
  useEntry(breadcrumbs, { ...crumb, onClick: crumb.onClick && onClick });
}
