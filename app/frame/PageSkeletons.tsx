import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../skin/card/index.js';
import { Skeleton } from '../../skin/skeleton/index.js';

/** A line of text, in a row as high as that of the text will be. */
function row(className: string, size: string, key?: number): ReactElement {
  return (
    <div key={key} className={`flex items-center ${className}`}>
      <Skeleton className={size} />
    </div>
  );
}

function rows(count: number): ReactElement {
  return (
    <Card className="divide-y divide-border">
      {Array.from({ length: count }, (_, index) => row('h-row px-4', 'h-3 w-1/3', index))}
    </Card>
  );
}

/** What is shown in the frame while the first page loads. */
function loading(top: ReactNode, content: ReactNode): ReactElement {
  return (
    <div aria-busy className="appear-late">
      {top}
      {row('mb-5 h-control', 'h-5 w-48')}
      {content}
    </div>
  );
}

const BREADCRUMBS = row('mb-1 h-control', 'h-3 w-36');

/** Shown while a page loads: breadcrumbs, title, and some content. */
export const PAGE_SKELETON: ReactElement = loading(BREADCRUMBS, rows(6));

/** Shown while the home page loads: it has no breadcrumbs, and cards side by side. */
export const HOME_SKELETON: ReactElement = loading(
  null,
  <div className="grid max-w-6xl gap-4 xl:grid-cols-3">
    <div className="xl:col-span-2">{rows(3)}</div>
    {rows(6)}
  </div>,
);

/** Shown while a list loads: a search box above its rows. */
export const LIST_SKELETON: ReactElement = loading(
  BREADCRUMBS,
  <>
    <Skeleton className="mb-3 h-control max-w-full sm:w-80" />
    {rows(12)}
  </>,
);
