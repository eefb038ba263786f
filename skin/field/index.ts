export { besideLabel, type BesideLabelProps } from './besideLabel.js';
export { CheckboxField } from './CheckboxField.js';
export { describedControl } from './describedControl.js';
export {
  descriptionId,
  FieldDescription,
  FieldErrors,
  FieldFrame,
  type FieldFrameProps,
  type FieldMessages,
  type FieldProps,
} from './FieldFrame.js';
export { FileField, type FileFieldProps } from './FileField.js';
export { NativeSelect } from './NativeSelect.js';
export { RadioGroupField, type RadioGroupFieldProps } from './RadioGroupField.js';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.js';
export { TextAreaField, TextField, type TextFieldProps } from './TextField.js';
export { textAreaLook } from './textAreaLook.js';
