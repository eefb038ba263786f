export { LimitedTextAreaField, LimitedTextField, type LimitedFieldProps } from './LimitedField.js';
