import { useCallback, useRef } from 'react';
import { useEntry, useIsomorphicLayoutEffect } from '../core/index.js';
import type { Crumb } from './breadcrumbs.rules.js';
import type { BreadcrumbsStore } from './breadcrumbs.store.js';
import { sharedBreadcrumbs } from './sharedBreadcrumbs.js';

/** The options of `useBreadcrumb`; below a shell none is required. */
export interface UseBreadcrumbOptions {
  /** Default: the shell's. */
  store?: BreadcrumbsStore | undefined;
}

/**
 * Adds a crumb while the component is mounted. Call it in the route's own component, so that a
 * nested route's crumb comes after its parent's. A click runs the `onClick` of the latest render.
 * Throws a ToolkitError if there is no store.
 */
export function useBreadcrumb(crumb: Crumb, { store }: UseBreadcrumbOptions = {}): void {
  const breadcrumbs = sharedBreadcrumbs.useStore('useBreadcrumb', store);
  const latest = useRef(crumb.onClick);
  useIsomorphicLayoutEffect(() => {
    latest.current = crumb.onClick;
  });
  // Most callers pass a new handler on each render; a stable one keeps the crumb equal to the last.
  const onClick = useCallback(() => {
    latest.current?.();
  }, []);
  useEntry(breadcrumbs, { ...crumb, onClick: crumb.onClick && onClick });
}
