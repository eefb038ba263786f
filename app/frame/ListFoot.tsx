import type { ReactElement } from 'react';
import type { UseListQueryResult } from '../../headless/list-query/index.js';
import { PageSizeSelect, Pagination } from '../../skin/pagination/index.js';
import { useAnnounceFound } from './useAnnounceFound.js';
import type { PageOfList } from './useRequestedPage.js';

/** Which part of a list is shown, and the query that changes it. */
export interface ListFootProps extends PageOfList {
  /** From `useListQuery`. */
  list: Pick<UseListQueryResult, 'query' | 'setPageSize' | 'hrefOfPage' | 'goToPage'>;
  /** The number of items on all pages. */
  total: number;
  /** The page sizes to choose from. Default none: there is no choice. */
  pageSizes?: readonly number[] | undefined;
  /** The search that these items answer. */
  search: string;
  /** Which items are shown, or why there are none; rendered only if there are any. */
  shown: string;
}

/**
 * The foot of a list: which items are shown, and, where there is a choice, the page size and pages.
 * It announces the items of another search or page.
 */
export function ListFoot({
  list,
  page,
  pageSize,
  total,
  pageSizes,
  search,
  shown,
}: ListFootProps): ReactElement {
  useAnnounceFound(shown, search);
  const canChooseSize = pageSizes !== undefined && total > Math.min(...pageSizes);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p className="text-small text-muted tabular-nums">{total > 0 && shown}</p>
      {canChooseSize && (
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
