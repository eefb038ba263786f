export { RichText, type RichTextProps } from './RichText.js';
export { RichTextField, type RichTextFieldProps } from './RichTextField.js';
