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

/** Sets, adds and removes crumbs; `useBreadcrumb` does so for a mounted route. */
export type BreadcrumbsActions = EntriesActions<Crumb>;

/** The store of the app's crumbs, which all routes add to (spec row CRUMB-1). */
export type BreadcrumbsStore = Store<BreadcrumbsState, BreadcrumbsActions>;

/** Creates the store of the crumbs (spec row CRUMB-1). */
export function createBreadcrumbsStore(): BreadcrumbsStore {
  return defineStore<BreadcrumbsState, BreadcrumbsActions>({ entries: [] }, (context) => ({
    actions: entriesActions(context, sameCrumb),
  }));
}
