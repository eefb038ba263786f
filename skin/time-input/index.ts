export { TimeField, TimeInput, type TimeFieldProps, type TimeInputProps } from './TimeInput.js';
