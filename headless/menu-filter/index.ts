export {
  createFilteredMenuStore,
  type FilteredMenuActions,
  type FilteredMenuState,
  type FilteredMenuStore,
  type FilteredMenuStoreOptions,
} from './filteredMenu.store.js';
export {
  useMenuFilter,
  type MenuFilterGroupProps,
  type UseMenuFilterOptions,
  type UseMenuFilterResult,
} from './useMenuFilter.js';
