import { ArrowLeft, ChevronRight } from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import { useBreadcrumbs } from '../../headless/breadcrumbs/index.js';
import { Button } from '../button/index.js';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';

/** The crumbs are the shell's; the caller chooses whether a back button precedes them. */
export interface BreadcrumbsProps {
  /** Shows a button that goes back in the history (spec row CRUMB-2). Default false. */
  hasBackButton?: boolean | undefined;
}

/** The breadcrumb trail to this page, above its title. */
export function Breadcrumbs({ hasBackButton = false }: BreadcrumbsProps): ReactElement {
  const breadcrumbs = useBreadcrumbs();
  return (
    <nav
      {...breadcrumbs.getNavProps()}
      className="mb-1 flex min-h-6 items-center gap-1 text-small text-muted print:hidden"
    >
      {hasBackButton && (
        <Button {...breadcrumbs.getBackProps()} variant="ghost" isIconOnly className="-ms-2">
          <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
        </Button>
      )}
      <ol {...breadcrumbs.getListProps()} className="flex min-w-0 flex-wrap items-center">
        {breadcrumbs.crumbs.map((item, index) => (
          <li key={item.key} className="flex min-w-0 items-center">
            {createElement(
              item.element,
              {
                ...breadcrumbs.getCrumbProps(item),
                className: classNames(
                  'min-h-6 min-w-6 truncate rounded-control leading-6',
                  item.element !== 'span' && 'hover:text-accent hover:underline',
                ),
              },
              item.title,
            )}
            {index < breadcrumbs.crumbs.length - 1 && (
              <Icon of={ChevronRight} size={14} className="mx-1 shrink-0 rtl:rotate-180" />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
