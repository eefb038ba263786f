export {
  createToggleStore,
  type ToggleActions,
  type ToggleState,
  type ToggleStore,
} from './toggle.store.js';
export {
  useToggle,
  type ToggleInputProps,
  type ToggleLabelProps,
  type ToggleTextProps,
  type UseToggleOptions,
  type UseToggleResult,
} from './useToggle.js';
