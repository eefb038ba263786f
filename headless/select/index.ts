export type { SelectEntry, SelectGroup } from './select.rules.js';
export {
  createSelectStore,
  type SelectActions,
  type SelectState,
  type SelectStore,
  type SelectStoreOptions,
} from './select.store.js';
export type {
  SelectArrowProps,
  SelectButtonProps,
  SelectClearProps,
  SelectControlProps,
  SelectGroupProps,
  SelectHiddenProps,
  SelectInputProps,
  SelectListProps,
  SelectOptionProps,
  SelectPanelProps,
} from './selectParts.types.js';
export type {
  SelectItem,
  SelectItemGroup,
  SelectOption,
  UseSelectOptions,
  UseSelectResult,
} from './useSelect.types.js';
export { useSelect } from './useSelect.js';
export { useSelectOption, type UseSelectOptionResult } from './useSelectOption.js';
