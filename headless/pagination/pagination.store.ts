import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';
import {
  clampPage,
  pageAtSize,
  pageCountOf,
  stepTarget,
  type PagedItems,
  type PaginationStep,
} from './pagination.rules.js';

/** The items to page through, and the current page. */
export interface PaginationState extends PagedItems {
  /** The page requested, from 1; the page shown is clamped to those that exist. */
  readonly value: number;
}

/** Actions to change the page and the items; going to the page already shown changes nothing. */
export interface PaginationActions {
  /** Binds the page to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<number>;
  /** Goes to a page, clamped to those that exist. */
  go(page: number, event?: unknown): void;
  /** Goes to a neighboring page or to an end; does nothing if there is none. */
  step(step: PaginationStep, event?: unknown): void;
  /**
   * Sets the items and the page size. The first item shown stays in view, unless a controlled page
   * is given as `value`.
   */
  configure(items: PagedItems & { value?: number | undefined }): void;
}

/** One per list: created by `usePagination`, or passed to it as `store`. */
export type PaginationStore = Store<PaginationState, PaginationActions>;

/** The items to page through, and the initial page. */
export interface PaginationStoreOptions extends PagedItems {
  /** The page, from 1. Default 1. */
  defaultValue?: number | undefined;
}

/** Creates the store of one pagination (spec row PAGE-1). */
export function createPaginationStore({
  total,
  pageSize,
  defaultValue = 1,
}: PaginationStoreOptions): PaginationStore {
  return defineStore<PaginationState, PaginationActions>(
    { total, pageSize, value: defaultValue },
    ({ get, set }) => {
      const port = createValuePort<number>({ get, set });
      const shown = (): number => clampPage(get().value, pageCountOf(get()));
      const go = (page: number, reason: string, event: unknown): void => {
        const next = clampPage(page, pageCountOf(get()));
        if (next !== shown()) port.request(next, { reason, event });
      };
      return {
        actions: {
          port,
          go: (page, event) => {
            go(page, 'page', event);
          },
          step: (step, event) => {
            go(stepTarget(step, shown(), pageCountOf(get())) ?? shown(), step, event);
          },
          configure: ({ total, pageSize, value = pageAtSize(get().value, get(), pageSize) }) => {
            set({ total, pageSize, value });
          },
        },
      };
    },
  );
}
