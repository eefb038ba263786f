import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../core/index.js';

/**
 * The roles that the elements have anyway, until they are laid out as blocks: then a browser takes
 * the table for none.
 */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const;

/**
 * A table that scrolls sideways by itself where it is wider than the page. On a phone its rows are
 * cards, and its headers a strip to sort by.
 */
export function Table({ className, ...props }: ComponentPropsWithoutRef<'table'>): ReactElement {
  return (
    <div className="overflow-x-auto rounded-card print:overflow-visible">
      <table
        {...ROLES.table}
        {...props}
        className={classNames('w-full border-collapse text-body max-sm:block', className)}
      />
    </div>
  );
}

/** The headers of the columns. */
export function TableHead({ children }: { children: ReactNode }): ReactElement {
  return (
    <thead {...ROLES.group} className="max-sm:block print:table-header-group">
      <tr
        {...ROLES.row}
        className="max-sm:flex max-sm:overflow-x-auto max-sm:border-b max-sm:border-border max-sm:bg-sunken"
      >
        {children}
      </tr>
    </thead>
  );
}

/** The rows. */
export function TableBody({ children }: { children: ReactNode }): ReactElement {
  return (
    <tbody {...ROLES.group} className="max-sm:block">
      {children}
    </tbody>
  );
}

const HEADER =
  'h-9 border-b border-border bg-sunken text-start text-small font-medium text-muted max-sm:shrink-0 max-sm:border-b-0';

/** The header of a column. */
export function TableHeader({ className, ...props }: ComponentPropsWithoutRef<'th'>): ReactElement {
  return (
    <th
      role="columnheader"
      scope="col"
      {...props}
      className={classNames(HEADER, 'px-3', className)}
    />
  );
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
    <th {...ROLES.header} {...headerProps} className={classNames(HEADER, className)}>
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
    </th>
  );
}

/** A row; hovering tints it. */
export function TableRow({ className, ...props }: ComponentPropsWithoutRef<'tr'>): ReactElement {
  return (
    <tr
      {...ROLES.row}
      {...props}
      className={classNames(
        'border-b border-border last:border-b-0 hover:bg-sunken has-[:focus-visible]:bg-sunken',
        'max-sm:flex max-sm:flex-col max-sm:py-2',
        className,
      )}
    />
  );
}

export interface TableCellProps extends ComponentPropsWithoutRef<'td'> {
  /** Stands before the value on a phone, where there is no header above it. */
  label?: string | undefined;
}

/** A cell; the first one of a row is its title on a phone. */
export function TableCell({ label, className, ...props }: TableCellProps): ReactElement {
  return (
    <td
      {...ROLES.cell}
      data-label={label}
      {...props}
      className={classNames(
        'h-row px-3 tabular-nums max-sm:flex max-sm:h-auto max-sm:min-h-7 max-sm:items-center max-sm:gap-3',
        'max-sm:data-[label]:before:w-24 max-sm:data-[label]:before:shrink-0 max-sm:data-[label]:before:text-small',
        'max-sm:data-[label]:before:text-muted max-sm:data-[label]:before:content-[attr(data-label)]',
        className,
      )}
    />
  );
}
