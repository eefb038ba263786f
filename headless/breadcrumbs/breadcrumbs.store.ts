import {
  defineStore,
  entriesActions,
  type EntriesActions,
  type EntriesState,
  type Store,
} from '../core/vanilla.js';
import { sameCrumb, type Crumb } from './breadcrumbs.rules.js';

/** The crumbs, the current page last. */
export type BreadcrumbsState = EntriesState<Crumb>;

/** Sets, adds and takes away crumbs; `useBreadcrumb` does so for a route that is mounted. */
export type BreadcrumbsActions = EntriesActions<Crumb>;

/** The crumbs of the app: one store, which all routes add to (spec row CRUMB-1). */
export type BreadcrumbsStore = Store<BreadcrumbsState, BreadcrumbsActions>;

/** Makes the store of the crumbs (spec row CRUMB-1). */
export function createBreadcrumbsStore(): BreadcrumbsStore {
  return defineStore<BreadcrumbsState, BreadcrumbsActions>({ entries: [] }, (context) => ({
    actions: entriesActions(context, sameCrumb),
  }));
}
