import { useState, type ReactElement } from 'react';
import { usePagination } from '../../headless/pagination/index.js';
import { PageSizeSelect, Pagination } from '../../skin/pagination/index.js';

const TOTAL = 240;

/** The same pages twice: the skin's links, and the hook with markup of your own. */
export function PaginationExample(): ReactElement {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const pages = { total: TOTAL, pageSize, value: page, onChange: setPage };
  const own = usePagination({ ...pages, maxSize: 3, label: 'Pages in short' });
  return (
    <>
      <Pagination {...pages} maxSize={5} />
      <nav {...own.getNavProps()} className="mt-4 flex flex-wrap items-center gap-x-4">
        <button
          {...own.getPreviousProps()}
          className="h-control text-accent aria-disabled:text-muted"
        >
          ← Previous
        </button>
        <span className="tabular-nums">{`${own.from}–${own.to} of ${TOTAL}`}</span>
        <button {...own.getNextProps()} className="h-control text-accent aria-disabled:text-muted">
          Next →
        </button>
      </nav>
      <div className="mt-4">
        <PageSizeSelect
          value={pageSize}
          sizes={[10, 20, 50]}
          onChange={(size) => {
            // Keeps the first visible item in view.
            setPage(own.pageAtSize(size));
            setPageSize(size);
          }}
        />
      </div>
    </>
  );
}
