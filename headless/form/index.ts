export { createFormStore } from './form.store.js';
export type { FieldName, FieldValue, PartName } from './fieldName.types.js';
export type { FieldParts, FormOptions, Validator, Validators } from './formOptions.types.js';
export type { FieldError, FieldState, FormState } from './formState.types.js';
export type { FieldErrors, FormActions, FormStore, SubmitOutcome } from './formStore.types.js';
export { byDocumentOrder, focusFirstInvalid } from './focusFirstInvalid.js';
export { useFocusOnRequest } from './useFocusOnRequest.js';
export { FORM } from './form.rules.js';
export type { FieldMessage } from './fieldMessage.js';
export { sharedFormEvents, storeOf, type FormEvents, type FormHandle } from './formHandle.js';
export type { NativeControl } from './nativeControl.js';
export type {
  StandardSchemaIssue,
  StandardSchemaResult,
  StandardSchemaV1,
} from './standardSchema.js';
export { useField } from './useField.js';
export type {
  FieldInputProps,
  FieldLabelProps,
  FieldMessageProps,
  UseFieldOptions,
  UseFieldResult,
} from './useField.types.js';
export {
  useFormErrors,
  type FieldErrorSummary,
  type UseFormErrorsResult,
} from './useFormErrors.js';
export { useFormState, type UseFormStateResult } from './useFormState.js';
export { useFormValue } from './useFormValue.js';
export {
  useSubmitGuard,
  type FormProps,
  type FormSubmitProps,
  type UseSubmitGuardOptions,
  type UseSubmitGuardResult,
} from './useSubmitGuard.js';
export { email, max, maxLength, min, minLength, number, pattern, required } from './validators.js';
