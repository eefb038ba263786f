import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../core/index.js';

/** A table that scrolls sideways by itself where it is wider than the page. */
export function Table({ className, ...props }: ComponentPropsWithRef<'table'>): ReactElement {
  return (
    <div className="overflow-x-auto">
      <table {...props} className={classNames('w-full border-collapse text-body', className)} />
    </div>
  );
}

const HEADER =
  'h-9 border-b border-border bg-sunken px-3 text-start text-small font-medium text-muted';

/** The header of a column. */
export function TableHeader({ className, ...props }: ComponentPropsWithRef<'th'>): ReactElement {
  return <th scope="col" {...props} className={classNames(HEADER, className)} />;
}

export interface SortableTableHeaderProps {
  children: ReactNode;
  headerProps: { 'aria-sort'?: 'ascending' | 'descending' | undefined };
  buttonProps: object;
  className?: string | undefined;
}

/** The header of a column that can be sorted by. */
export function SortableTableHeader({
  children,
  headerProps,
  buttonProps,
  className,
}: SortableTableHeaderProps): ReactElement {
  const sort = headerProps['aria-sort'];
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp;
  return (
    <TableHeader {...headerProps} className={classNames('px-0', className)}>
      <button
        type="button"
        {...buttonProps}
        className="group flex h-9 w-full items-center gap-1 px-3 font-medium -outline-offset-2 hover:text-text"
      >
        {children}
        <Arrow
          aria-hidden
          strokeWidth={1.75}
          className={classNames(
            'size-4 transition-opacity duration-press',
            sort === undefined && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
          )}
        />
      </button>
    </TableHeader>
  );
}

/** A row; hovering tints it. */
export function TableRow({ className, ...props }: ComponentPropsWithRef<'tr'>): ReactElement {
  return (
    <tr
      {...props}
      className={classNames(
        'border-b border-border last:border-b-0 hover:bg-sunken has-[:focus-visible]:bg-sunken',
        className,
      )}
    />
  );
}

export function TableCell({ className, ...props }: ComponentPropsWithRef<'td'>): ReactElement {
  return <td {...props} className={classNames('h-row px-3 tabular-nums', className)} />;
}
