export {
  pageAtSize,
  type PagedItems,
  type PageWindowOptions,
  type PaginationItem,
  type PaginationStep,
} from './pagination.rules.js';
export {
  createPaginationStore,
  type PaginationActions,
  type PaginationState,
  type PaginationStore,
  type PaginationStoreOptions,
} from './pagination.store.js';
export type { PaginationLinkProps } from './paginationLink.js';
export {
  usePagination,
  type PaginationNavProps,
  type UsePaginationOptions,
  type UsePaginationResult,
} from './usePagination.js';
