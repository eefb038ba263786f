/** The part of form for stores and rules of other features: nothing here imports React. */
export { fieldSlice } from './fieldSlice.js';
export type { FieldTable } from './fieldTable.js';
export { newField, ROW } from './form.rules.js';
export { STILL_CHECKING } from './form.texts.js';
export type { FieldName } from './fieldName.types.js';
export type { FieldParts, Validator } from './formOptions.types.js';
export type { FieldState, FormState } from './formState.types.js';
