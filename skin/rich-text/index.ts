export {
  RichText,
  RichTextField,
  type RichTextFieldProps,
  type RichTextProps,
} from './RichTextField.js';
