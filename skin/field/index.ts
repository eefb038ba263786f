export { CheckboxField } from './CheckboxField.js';
export { FieldErrors, FieldFrame, type FieldFrameProps, type FieldMessages } from './FieldFrame.js';
export { FileField, type FileFieldProps } from './FileField.js';
export { RadioGroupField, type RadioGroupFieldProps } from './RadioGroupField.js';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.js';
export { TextAreaField, TextField, type TextFieldProps } from './TextField.js';
