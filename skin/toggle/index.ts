export { Toggle, ToggleField, type ToggleProps } from './Toggle.js';
