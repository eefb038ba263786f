export { Toggle, ToggleField, type ToggleFieldProps, type ToggleProps } from './Toggle.js';
