import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { useBreadcrumb } from '../../headless/breadcrumbs/index.js';
import type { Text } from '../../headless/core/index.js';
import { usePageTitle } from '../../headless/page-title/index.js';

export interface SectionProps {
  title: Text;
  /** The id of the route that its crumb leads to. */
  state: string;
}

/** A group of pages under one title and one crumb. */
export function Section({ title, state }: SectionProps): ReactElement {
  usePageTitle(title);
  useBreadcrumb({ title, state });
  return <Outlet />;
}
