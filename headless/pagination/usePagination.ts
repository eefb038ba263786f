import type { FocusEventHandler } from 'react';
import {
  propGetter,
  useFormatText,
  useIsomorphicLayoutEffect,
  useStoreState,
  useValueControl,
  type PropGetter,
  type Text,
  type TextDescriptor,
  type ValueOrStore,
} from '../core/index.js';
import {
  clampPage,
  itemRange,
  pageAtSize,
  pageCountOf,
  pageWindow,
  stepTarget,
  type PagedItems,
  type PageWindowOptions,
  type PaginationItem,
  type PaginationStep,
} from './pagination.rules.js';
import { createPaginationStore, type PaginationStore } from './pagination.store.js';
import { paginationLinks, type PaginationLinkProps } from './paginationLink.js';
import { useFocusKeeper } from './useFocusKeeper.js';

const LABEL: TextDescriptor = { id: 'gnap.pagination-label', defaultMessage: 'Pagination' };
const STEPS: Readonly<Record<PaginationStep, TextDescriptor>> = {
  first: { id: 'gnap.pagination-first', defaultMessage: 'First page' },
  previous: { id: 'gnap.pagination-previous', defaultMessage: 'Previous page' },
  next: { id: 'gnap.pagination-next', defaultMessage: 'Next page' },
  last: { id: 'gnap.pagination-last', defaultMessage: 'Last page' },
};
const PAGE: TextDescriptor = { id: 'gnap.pagination-page', defaultMessage: 'Page {page}' };

/** `value`, `defaultValue` and `onChange` take the page, counted from 1. */
export type UsePaginationOptions = ValueOrStore<number, PaginationStore> &
  PagedItems &
  Pick<PageWindowOptions, 'maxSize' | 'boundaryLinks'> & {
    /** The address of a page. With it the parts are links, without it buttons. */
    hrefOf?: ((page: number) => string) | undefined;
    /** The landmark's id. */
    id?: string | undefined;
    /** The landmark's name. Default `gnap.pagination-label`. */
    label?: Text | undefined;
  };

/**
 * For the `<nav>` around the links. When the focused link disappears or becomes disabled, the focus
 * moves to the link of the current page.
 */
export interface PaginationNavProps {
  id: string;
  'aria-label': string;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/** The current page, the links to show, and the props of each. */
export interface UsePaginationResult {
  /** The page shown, from 1; 1 even if there are no items. */
  page: number;
  /** `undefined` while the total is unknown. */
  pageCount: number | undefined;
  /** The page links to show, in order. */
  items: readonly PaginationItem[];
  /** The first item shown, counted from 1; 0 for no items. */
  from: number;
  /** The last item shown; with an unknown total, the last that fits on the page. */
  to: number;
  /** The element to render links as: `a` with `hrefOf`, else `button`. */
  element: 'a' | 'button';
  /** The page to set along with a new page size, so that the first item shown stays in view. */
  pageAtSize(pageSize: number): number;
  getNavProps: PropGetter<PaginationNavProps>;
  getFirstProps: PropGetter<PaginationLinkProps>;
  getPreviousProps: PropGetter<PaginationLinkProps>;
  getNextProps: PropGetter<PaginationLinkProps>;
  getLastProps: PropGetter<PaginationLinkProps>;
  getPageProps<Given extends object = object>(
    page: number,
    props?: Given,
  ): Given & PaginationLinkProps;
}

/**
 * Links to first, previous, next, last and a window of pages (spec rows PAGE-1, A11Y-PAGE). A page
 * beyond the last is clamped for display, without calling `onChange`; a new page size keeps the
 * first item shown in view, unless `value` sets the page.
 */
export function usePagination(options: UsePaginationOptions): UsePaginationResult {
  const { total, pageSize, hrefOf, value } = options;
  const format = useFormatText();
  const { store, partId } = useValueControl('usePagination', options, (initial) =>
    createPaginationStore({ ...options, ...initial }),
  );
  const state = useStoreState(store, (whole) => whole);
  const pageCount = pageCountOf(options);
  const page = clampPage(value ?? pageAtSize(state.value, state, pageSize), pageCount);
  const focusKeeper = useFocusKeeper(partId(`page-${page}`));

  useIsomorphicLayoutEffect(() => {
    store.configure({ total, pageSize, value });
  }, [store, total, pageSize, value]);

  const link = paginationLinks(page, hrefOf);
  const stepProps = (step: PaginationStep): PropGetter<PaginationLinkProps> =>
    link(partId(step), format(STEPS[step]), stepTarget(step, page, pageCount), (event) => {
      store.step(step, event);
    });

  return {
    page,
    pageCount,
    items: pageWindow({ ...options, page, pageCount }),
    ...itemRange(page, options),
    element: hrefOf ? 'a' : 'button',
    pageAtSize: (size) => pageAtSize(page, options, size),
    getNavProps: propGetter<PaginationNavProps>({
      id: partId(),
      'aria-label': format(options.label ?? LABEL),
      ...focusKeeper,
    }),
    getFirstProps: stepProps('first'),
    getPreviousProps: stepProps('previous'),
    getNextProps: stepProps('next'),
    getLastProps: stepProps('last'),
    getPageProps: (target, props) =>
      link(
        partId(`page-${target}`),
        format({ ...PAGE, values: { page: target } }),
        target,
        (event) => {
          store.go(target, event);
        },
      )(props),
  };
}
