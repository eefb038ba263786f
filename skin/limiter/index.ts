export { LimitCounter, type LimitCounterProps } from './LimitCounter.js';
export { LimitedTextAreaField, LimitedTextField, type LimitedFieldProps } from './LimitedField.js';
