import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
} from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import { usePagination, type UsePaginationOptions } from '../../headless/pagination/index.js';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';

const LINK =
  'flex h-control min-w-control items-center justify-center rounded-control px-1 text-body tabular-nums ' +
  'hover:bg-sunken aria-disabled:pointer-events-none aria-disabled:opacity-40 ' +
  'aria-[current=page]:bg-accent-tint aria-[current=page]:font-semibold aria-[current=page]:text-accent ' +
  'forced-colors:aria-[current=page]:border';

/** Links to the first, previous, next and last page, and to those around the current one. */
export function Pagination(options: UsePaginationOptions): ReactElement {
  const pagination = usePagination(options);
  const { element } = pagination;

  const step = (icon: LucideIcon, props: object): ReactElement => (
    <li>
      {createElement(
        element,
        { ...props, className: LINK },
        <Icon of={icon} className="rtl:-scale-x-100" />,
      )}
    </li>
  );

  return (
    <nav {...pagination.getNavProps()} className="print:hidden">
      <ul className="flex flex-wrap items-center gap-0.5">
        {step(ChevronFirst, pagination.getFirstProps())}
        {step(ChevronLeft, pagination.getPreviousProps())}
        {pagination.items.map((item) =>
          item.type === 'gap' ? (
            <li key={item.key} aria-hidden className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={item.page} className={classNames(!item.isCurrent && 'max-sm:hidden')}>
              {createElement(
                element,
                { ...pagination.getPageProps(item.page), className: LINK },
                item.page,
              )}
            </li>
          ),
        )}
        {step(ChevronRight, pagination.getNextProps())}
        {step(ChevronLast, pagination.getLastProps())}
      </ul>
    </nav>
  );
}
