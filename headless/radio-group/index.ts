export {
  createRadioGroupStore,
  type RadioGroupActions,
  type RadioGroupState,
  type RadioGroupStore,
} from './radioGroup.store.js';
export {
  useRadioGroup,
  type RadioGroupProps,
  type RadioItem,
  type RadioOption,
  type RadioProps,
  type UseRadioGroupOptions,
  type UseRadioGroupResult,
} from './useRadioGroup.js';
