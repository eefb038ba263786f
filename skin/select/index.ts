export { Select, type SelectProps } from './Select.js';
export { SelectField, type SelectFieldProps } from './SelectField.js';
