export {
  formatListQuery,
  formatSort,
  parseListQuery,
  type ListQuery,
  type ListQueryRules,
  type ListSort,
} from './listQuery.rules.js';
export {
  useListQuery,
  type SortButtonProps,
  type SortHeaderProps,
  type UseListQueryOptions,
  type UseListQueryResult,
} from './useListQuery.js';
export { useListSearchBox, type UseListSearchBoxResult } from './useListSearchBox.js';
