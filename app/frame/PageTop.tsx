import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHeading } from '../../headless/page-heading/index.js';
import { Breadcrumbs } from '../../skin/breadcrumbs/index.js';
import { PageHead } from '../../skin/frame/index.js';

/** The title of a page and the actions beside it. */
export interface PageTopProps {
  /** In the current language. */
  title: string;
  /** Default true; the home page has nothing above it. */
  hasBreadcrumbs?: boolean | undefined;
  /** Identifies the page, to tell when another one is shown. Default: its path. */
  place?: string | undefined;
  /** Buttons and links at the end of the title's row. */
  actions?: ReactNode;
}

/** Breadcrumbs and heading of a page. Navigating to the page focuses the heading. */
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
