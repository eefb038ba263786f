import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';
import {
  clampPage,
  pageAtSize,
  pageCountOf,
  stepTarget,
  type PagedItems,
  type PaginationStep,
} from './pagination.rules.js';

/** What is paged through, and where. */
export interface PaginationState extends PagedItems {
  /** The page asked for, from 1; the one to show is clamped to those that there are. */
  readonly page: number;
}

/** Turns pages and takes other items; turning to the page that is shown changes nothing. */
export interface PaginationActions {
  /** Binds the page to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<number>;
  /** To a page, clamped. */
  go(page: number, event?: unknown): void;
  /** To a neighbor or an end; does nothing where there is none. */
  step(step: PaginationStep, event?: unknown): void;
  /**
   * Takes other items or another page size. The first item that is shown stays in view, but for a
   * `page` given with them: the controlled one.
   */
  configure(items: PagedItems & { page?: number | undefined }): void;
}

/** The page of one list; `usePagination` makes one, or is given it. */
export type PaginationStore = Store<PaginationState, PaginationActions>;

/** The items to page through, and the page to begin with. */
export interface PaginationStoreOptions extends PagedItems {
  /** The page, from 1. Default 1. */
  defaultValue?: number | undefined;
}

/** Makes the store of one pagination (spec row PAGE-1). */
export function createPaginationStore({
  total,
  pageSize,
  defaultValue = 1,
}: PaginationStoreOptions): PaginationStore {
  return defineStore<PaginationState, PaginationActions>(
    { page: defaultValue, total, pageSize },
    ({ get, set }) => {
      const port = createValuePort<number>({
        get: () => ({ value: get().page }),
        set: ({ value }) => {
          set({ page: value });
        },
      });
      const shown = (): number => clampPage(get().page, pageCountOf(get()));
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
          configure: ({ total, pageSize, page = pageAtSize(get(), pageSize) }) => {
            set({ total, pageSize, page });
          },
        },
      };
    },
  );
}
