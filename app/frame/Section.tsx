import type { ReactElement } from 'react';
import { Outlet, useResolvedPath } from 'react-router-dom';
import { useBreadcrumb } from '../../headless/breadcrumbs/index.js';
import type { Text } from '../../headless/core/index.js';
import { usePageTitle } from '../../headless/page-title/index.js';
import { useListSearch } from './listPlace.js';

/** Title and crumb for the routes below this one. */
export interface SectionProps {
  title: Text;
  /** The id of the route that its crumb leads to. */
  state: string;
}

/**
 * A group of pages under one title and one crumb, which leads back to their list as it was left.
 */
export function Section({ title, state }: SectionProps): ReactElement {
  usePageTitle(title);
  const { pathname } = useResolvedPath('.');
  const listSearch = useListSearch();
  useBreadcrumb({ title, state, url: listSearch === '' ? undefined : pathname + listSearch });
  return <Outlet />;
}
