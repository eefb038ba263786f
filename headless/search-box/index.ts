export {
  createSearchBoxStore,
  type SearchBoxActions,
  type SearchBoxState,
  type SearchBoxStore,
} from './searchBox.store.js';
export {
  useSearchBox,
  type SearchClearProps,
  type SearchFormProps,
  type SearchInputProps,
  type SearchLabelProps,
  type SearchSubmitProps,
  type UseSearchBoxOptions,
  type UseSearchBoxResult,
} from './useSearchBox.js';
