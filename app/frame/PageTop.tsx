import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHeading } from '../../headless/page-heading/index.js';
import { Breadcrumbs } from '../../skin/breadcrumbs/index.js';
import { PageHead } from '../../skin/frame/index.js';

/** What the top of a page says, and what can be done there. */
export interface PageTopProps {
  /** In the current language. */
  title: string;
  /** Default true; the first page has nowhere to come from. */
  hasBreadcrumbs?: boolean | undefined;
  /** What tells this page from another. Default: its path. */
  place?: string | undefined;
  /** Buttons and links at the end of the title's row. */
  actions?: ReactNode;
}

/** Breadcrumbs and heading of a page; who navigates to it is taken to the heading. */
export function PageTop({
  title,
  hasBreadcrumbs = true,
  place,
  actions,
}: PageTopProps): ReactElement {
  const { pathname } = useLocation();
  const { getHeadingProps } = usePageHeading({ place: place ?? pathname, title });
  return (
    <PageHead
      breadcrumbs={hasBreadcrumbs && <Breadcrumbs hasBackButton />}
      title={title}
      headingProps={getHeadingProps()}
      actions={actions}
    />
  );
}
