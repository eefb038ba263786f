import type { ReactElement, ReactNode } from 'react';
import type { UseListQueryResult } from '../../headless/list-query/index.js';
import { PageSizeSelect, Pagination } from '../../skin/pagination/index.js';

/** What of a list is shown, and the query by which another page or page size is asked for. */
export interface ListFootProps {
  /** Of `useListQuery`. */
  list: UseListQueryResult;
  /** The page that is shown, from 1. */
  page: number;
  /** The most that a page has. */
  pageSize: number;
  /** How many there are, on all pages. */
  total: number;
  /** To choose from. Default: the page size is not chosen. */
  pageSizes?: readonly number[] | undefined;
  /** Says what is shown, once there is something. */
  children: ReactNode;
}

/** Below a list: what of it is shown, how much at a time, and its pages, as far as there is a choice. */
export function ListFoot({
  list,
  page,
  pageSize,
  total,
  pageSizes = [],
  children,
}: ListFootProps): ReactElement {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-small text-muted tabular-nums">
        {total > 0 && children}
      </p>
      {total > Math.min(...pageSizes) && (
        <PageSizeSelect
          value={pageSize}
          sizes={pageSizes}
          onChange={(size) => {
            list.setPageSize(size, total);
          }}
        />
      )}
      {total > pageSize && (
        <Pagination
          value={page}
          total={total}
          pageSize={pageSize}
          hrefOf={list.hrefOfPage}
          onChange={list.goToPage}
        />
      )}
    </div>
  );
}
