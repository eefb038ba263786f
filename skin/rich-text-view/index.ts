export { TEXT_LOOKS } from './looks.js';
export { RichTextView, type RichTextViewProps } from './RichTextView.js';
