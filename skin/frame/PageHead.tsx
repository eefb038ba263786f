import type { ReactElement, ReactNode } from 'react';
import type { PageHeadingProps } from '../../headless/page-heading/index.js';

/** The parts of the head of a page; only the title is required. */
export interface PageHeadProps {
  breadcrumbs?: ReactNode;
  title: ReactNode;
  /** From `usePageHeading`, which moves the focus to the heading of a new page. */
  headingProps?: PageHeadingProps | undefined;
  /** The page's actions, at the end of the title's row. */
  actions?: ReactNode;
}

/** The head of a page: breadcrumbs, its one `h1`, and its actions. */
export function PageHead({
  breadcrumbs,
  title,
  headingProps,
  actions,
}: PageHeadProps): ReactElement {
  return (
    <div className="mb-5">
      {breadcrumbs}
      <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 tabIndex={-1} {...headingProps} className="min-w-0 text-title font-semibold">
          {title}
        </h1>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>
        )}
      </div>
    </div>
  );
}
