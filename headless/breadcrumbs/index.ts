export type { Crumb, CrumbElement, CrumbLook } from './breadcrumbs.rules.js';
export {
  createBreadcrumbsStore,
  type BreadcrumbsActions,
  type BreadcrumbsState,
  type BreadcrumbsStore,
} from './breadcrumbs.store.js';
export { sharedBreadcrumbs } from './sharedBreadcrumbs.js';
export { useBreadcrumb, type UseBreadcrumbOptions } from './useBreadcrumb.js';
export {
  useBreadcrumbs,
  type BreadcrumbBackProps,
  type BreadcrumbItem,
  type BreadcrumbListProps,
  type BreadcrumbsNavProps,
  type CrumbProps,
  type UseBreadcrumbsOptions,
  type UseBreadcrumbsResult,
} from './useBreadcrumbs.js';
