export { MarkedText, type MarkedTextProps } from './MarkedText.js';
export { RichTextView, type RichTextViewProps } from './RichTextView.js';
export { TEXT_LOOKS } from './textLooks.js';
