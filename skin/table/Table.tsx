import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';
import { ROLES } from './roles.js';

/** The props of the `<table>`, its row height, and the `<div>` it scrolls in. */
export interface TableProps extends ComponentPropsWithoutRef<'table'> {
  /** Row height: 40 px, compact 32 px; with a coarse pointer 48 and 44 px. Default `normal`. */
  density?: 'normal' | 'compact' | undefined;
  /** The element the table scrolls in. */
  scrollerRef?: RefObject<HTMLDivElement | null> | undefined;
  scrollerClassName?: string | undefined;
  /**
   * Names that element and makes it a tab stop, so that the keyboard can scroll a table with
   * nothing to focus in it. Default: no tab stop.
   */
  scrollerLabel?: string | undefined;
}

/**
 * A table that scrolls sideways within itself if it is wider than the page. On a phone its rows
 * become cards, and its headers a strip for sorting. While it is `aria-busy`, it is pale.
 */
export function Table({
  density = 'normal',
  scrollerRef,
  scrollerClassName,
  scrollerLabel,
  className,
  ...props
}: TableProps): ReactElement {
  return (
    <div
      ref={scrollerRef}
      {...(scrollerLabel !== undefined && {
        role: 'region',
        'aria-label': scrollerLabel,
        tabIndex: 0,
      })}
      className={classNames(
        'scroll-shade overflow-x-auto rounded-card print:overflow-visible',
        scrollerClassName,
      )}
    >
      <table
        {...ROLES.table}
        data-density={density}
        {...props}
        className={classNames(
          'w-full border-collapse text-body transition-opacity duration-overlay aria-busy:opacity-60 max-sm:block',
          className,
        )}
      />
    </div>
  );
}

/** The headers in the one row of the `<thead>`, and whether they stay in view. */
export interface TableHeadProps {
  /** `TableHeader`, `SortableTableHeader` and `SelectionHeader`, in the order of the columns. */
  children: ReactNode;
  /** Keeps the headers at the top of the element the table scrolls in. Default false. */
  isSticky?: boolean | undefined;
}

/** The headers of the columns. */
export function TableHead({ children, isSticky = false }: TableHeadProps): ReactElement {
  return (
    <thead
      {...ROLES.group}
      className={classNames('max-sm:block print:table-header-group', isSticky && 'sticky-head')}
    >
      <tr
        {...ROLES.row}
        className="scroll-shade scroll-strip max-sm:flex max-sm:overflow-x-auto max-sm:border-b max-sm:border-border"
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

/** What a column holds: digits stand below each other, of numbers at the end, of dates centered. */
export type ColumnContent = 'text' | 'number' | 'date';

/** Where a column's titles and values stand; on a phone, where rows are cards, at the start. */
const PLACES: Record<ColumnContent, string> = {
  text: 'text-start',
  number: 'text-start sm:text-end',
  date: 'text-start sm:text-center',
};

const HEADER =
  'h-9 border-b border-border text-small font-medium whitespace-nowrap text-muted sm:bg-sunken max-sm:shrink-0 max-sm:content-center max-sm:border-b-0';

/** The props of the `<th>`, and what its column holds. */
export interface TableHeaderProps extends ComponentPropsWithoutRef<'th'> {
  /** Default `text`. */
  holds?: ColumnContent | undefined;
}

/** The header of a column. */
export function TableHeader({
  holds = 'text',
  className,
  ...props
}: TableHeaderProps): ReactElement {
  return (
    <th
      {...ROLES.header}
      {...props}
      className={classNames(HEADER, PLACES[holds], 'px-3', className)}
    />
  );
}

/**
 * The title of a column, and the props from `useListQuery` for its `<th>` and the `<button>` in it.
 */
export interface SortableTableHeaderProps {
  children: ReactNode;
  /** `getSortHeaderProps(field)`; the arrow shows its `aria-sort`. */
  headerProps: { 'aria-sort'?: 'ascending' | 'descending' | undefined };
  /** `getSortButtonProps(field)`. */
  buttonProps: object;
  /** Default `text`. */
  holds?: ColumnContent | undefined;
  /** For the `<th>`. */
  className?: string | undefined;
}

/** How the title and the arrow beside it stand in their button. */
const BUTTON_PLACES: Record<ColumnContent, string> = {
  text: '',
  number: 'sm:flex-row-reverse',
  // As wide as the arrow, so that the title is in the middle.
  date: 'sm:justify-center sm:before:w-4',
};

/**
 * The header of a sortable column. On paper it has no button, since Chromium paints one on the
 * first sheet only.
 */
export function SortableTableHeader({
  children,
  headerProps,
  buttonProps,
  holds = 'text',
  className,
}: SortableTableHeaderProps): ReactElement {
  const sort = headerProps['aria-sort'];
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      {...ROLES.header}
      {...headerProps}
      className={classNames(HEADER, PLACES[holds], 'print:px-3', className)}
    >
      <button
        type="button"
        {...buttonProps}
        className={classNames(
          'group flex h-9 w-full items-center gap-1 rounded-control px-3 font-medium -outline-offset-2 hover:text-text print:contents',
          BUTTON_PLACES[holds],
        )}
      >
        {children}
        <Icon
          of={Arrow}
          className={classNames(
            'transition-opacity duration-press',
            sort === undefined
              ? 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60 print:hidden'
              : 'print:ms-1 print:inline',
          )}
        />
      </button>
    </th>
  );
}

/** The props of the `<tr>`, and its element. */
export interface TableRowProps extends ComponentPropsWithoutRef<'tr'> {
  /** Ref to the element; React 18 does not pass `ref` itself to function components. */
  rowRef?: ((element: HTMLTableRowElement | null) => void) | undefined;
}

/** A row, tinted on hover, on keyboard focus, and by `data-state="selected"`, which useRow sets. */
export function TableRow({ rowRef, className, ...props }: TableRowProps): ReactElement {
  return (
    <tr
      ref={rowRef}
      {...ROLES.row}
      {...props}
      className={classNames(
        'border-b border-border last:border-b-0 data-[state=selected]:bg-accent-tint',
        'not-data-[state=selected]:hover:bg-sunken not-data-[state=selected]:has-[:focus-visible]:bg-sunken',
        'max-sm:relative max-sm:flex max-sm:flex-col max-sm:py-2',
        className,
      )}
    />
  );
}

/** The props of the `<td>` or `<th>`, and its column's title for a phone. */
export interface TableCellProps extends ComponentPropsWithoutRef<'td'> {
  /** Shown before the value on a phone, where no header is above it. */
  label?: string | undefined;
  /** Whether it names its row, as the name of a person does. Default false. */
  isRowHeader?: boolean | undefined;
  /** Default `text`. */
  holds?: ColumnContent | undefined;
}

/** A cell. On a phone the first cell of a row is the title of its card, so it needs no `label`. */
export function TableCell({
  label,
  isRowHeader = false,
  holds = 'text',
  className,
  ...props
}: TableCellProps): ReactElement {
  const Cell = isRowHeader ? 'th' : 'td';
  return (
    <Cell
      {...(isRowHeader ? ROLES.rowHeader : ROLES.cell)}
      data-label={label}
      {...props}
      className={classNames(
        'h-row px-3 tabular-nums sm:py-1 in-data-[density=compact]:h-row-compact max-sm:block max-sm:h-auto! max-sm:py-1 max-sm:wrap-anywhere max-sm:data-[label]:flex max-sm:items-baseline max-sm:gap-3',
        'max-sm:data-[label]:before:w-24 max-sm:data-[label]:before:max-w-2/5 max-sm:data-[label]:before:shrink-0 max-sm:data-[label]:before:text-small',
        'max-sm:data-[label]:before:text-muted max-sm:data-[label]:before:content-[attr(data-label)]',
        PLACES[holds],
        isRowHeader && 'font-medium',
        className,
      )}
    />
  );
}
