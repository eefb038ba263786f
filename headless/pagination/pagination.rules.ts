/** A link to a page, or a gap that stands for pages left out. */
export type PaginationItem =
  | { readonly type: 'page'; readonly page: number; readonly isCurrent: boolean }
  | { readonly type: 'gap'; readonly key: 'start' | 'end' };

/** The items to page through. `total` is `undefined` while it is unknown. */
export interface PagedItems {
  readonly total: number | undefined;
  /** Items per page; `Infinity` puts all of them on one. */
  readonly pageSize: number;
}

/** The steps that lead to a neighboring page or to either end. */
export type PaginationStep = 'first' | 'previous' | 'next' | 'last';

/** Truncates to a safe whole number of at least `least`; `NaN` becomes `least`. */
function whole(value: number, least: number): number {
  return Math.min(Math.max(Math.trunc(value) || least, least), Number.MAX_SAFE_INTEGER);
}

/** How many pages there are: 0 for no items, `undefined` for an unknown total. */
export function pageCountOf({ total, pageSize }: PagedItems): number | undefined {
  return total === undefined ? undefined : Math.ceil(whole(total, 0) / whole(pageSize, 1));
}

/** The page to show for a requested page: at least 1, at most the last (spec row PAGE-1). */
export function clampPage(page: number, pageCount: number | undefined): number {
  return Math.min(whole(page, 1), whole(pageCount ?? Infinity, 1));
}

/**
 * The page to go to when the page size changes: the one with the first item of the page shown now.
 * If the size stays, `page` as it is, unclamped.
 * @param items with the page size until now
 */
export function pageAtSize(page: number, items: PagedItems, pageSize: number): number {
  const size = whole(pageSize, 1);
  const oldSize = whole(items.pageSize, 1);
  if (size === oldSize) return page;
  return Math.floor(((clampPage(page, pageCountOf(items)) - 1) * oldSize) / size) + 1;
}

/** The first and last item on a page, counted from 1; both 0 if there are none. */
export function itemRange(page: number, items: PagedItems): { from: number; to: number } {
  const total = whole(items.total ?? Infinity, 0);
  const pageSize = whole(items.pageSize, 1);
  return {
    from: Math.min((page - 1) * pageSize + 1, total),
    to: Math.min(page * pageSize, total),
  };
}

/** The page that a step leads to; `null` if the step is disabled. */
export function stepTarget(
  step: PaginationStep,
  page: number,
  pageCount: number | undefined,
): number | null {
  const target = clampPage(
    { first: 1, previous: page - 1, next: page + 1, last: pageCount ?? page }[step],
    pageCount,
  );
  return target === page ? null : target;
}

/** The page that `pageWindow` opens its window around, and the size of the window. */
export interface PageWindowOptions {
  /** From 1; beyond the last it is clamped. */
  readonly page: number;
  /** `undefined` for an unknown total: the window then ends with the current page. */
  readonly pageCount: number | undefined;
  /** The most pages in the window. Default 5. */
  readonly maxSize?: number | undefined;
  /** Whether to add the first and the last page to the window. Default false. */
  readonly boundaryLinks?: boolean | undefined;
}

/**
 * The pages around the current one. The cost depends on the pages shown, not on how many there are.
 * A gap stands for at least two pages.
 */
export function pageWindow({
  page,
  pageCount,
  maxSize = 5,
  boundaryLinks,
}: PageWindowOptions): PaginationItem[] {
  const current = clampPage(page, pageCount);
  const count = pageCount ?? current;
  const size = Math.min(whole(maxSize, 1), count);
  const first = Math.min(Math.max(current - Math.floor(size / 2), 1), count - size + 1);
  const last = first + size - 1;

  const pages = (from: number, to: number): PaginationItem[] =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      type: 'page',
      page: from + index,
      isCurrent: from + index === current,
    }));
  if (!boundaryLinks) return pages(first, last);
  return [
    ...(first > 3 ? [...pages(1, 1), { type: 'gap', key: 'start' } as const] : pages(1, first - 1)),
    ...pages(first, last),
    ...(last < count - 2
      ? [{ type: 'gap', key: 'end' } as const, ...pages(count, count)]
      : pages(last + 1, count)),
  ];
}
