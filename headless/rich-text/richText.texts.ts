import type { TextDescriptor } from '../core/vanilla.js';
import type { RichTextTool } from './tools.js';

/** The names of the tools; that of `image` also names the file input. */
export const TOOL_LABELS: Readonly<Record<RichTextTool, TextDescriptor>> = {
  bold: { id: 'gnap.rich-text.bold', defaultMessage: 'Bold' },
  italic: { id: 'gnap.rich-text.italic', defaultMessage: 'Italic' },
  underline: { id: 'gnap.rich-text.underline', defaultMessage: 'Underline' },
  strikethrough: { id: 'gnap.rich-text.strikethrough', defaultMessage: 'Strikethrough' },
  code: { id: 'gnap.rich-text.code', defaultMessage: 'Code' },
  paragraph: { id: 'gnap.rich-text.paragraph', defaultMessage: 'Paragraph' },
  'heading-1': { id: 'gnap.rich-text.heading-1', defaultMessage: 'Heading 1' },
  'heading-2': { id: 'gnap.rich-text.heading-2', defaultMessage: 'Heading 2' },
  'heading-3': { id: 'gnap.rich-text.heading-3', defaultMessage: 'Heading 3' },
  quote: { id: 'gnap.rich-text.quote', defaultMessage: 'Quotation' },
  'code-block': { id: 'gnap.rich-text.code-block', defaultMessage: 'Block of code' },
  'bulleted-list': { id: 'gnap.rich-text.bulleted-list', defaultMessage: 'Bulleted list' },
  'numbered-list': { id: 'gnap.rich-text.numbered-list', defaultMessage: 'Numbered list' },
  indent: { id: 'gnap.rich-text.indent', defaultMessage: 'Indent' },
  outdent: { id: 'gnap.rich-text.outdent', defaultMessage: 'Outdent' },
  link: { id: 'gnap.rich-text.link', defaultMessage: 'Link' },
  image: { id: 'gnap.rich-text.image', defaultMessage: 'Images' },
  rule: { id: 'gnap.rich-text.rule', defaultMessage: 'Horizontal line' },
  'clear-formatting': { id: 'gnap.rich-text.clear-formatting', defaultMessage: 'Clear formatting' },
  undo: { id: 'gnap.rich-text.undo', defaultMessage: 'Undo' },
  redo: { id: 'gnap.rich-text.redo', defaultMessage: 'Redo' },
};

/** Names the dialog about what an image shows, and the button that opens it. */
export const DESCRIBE: TextDescriptor = {
  id: 'gnap.rich-text.image-describe',
  defaultMessage: 'Describe the image',
};
/** Shown as a notice and announced when a paste was too large. */
export const PASTE_CUT: TextDescriptor = {
  id: 'gnap.rich-text.paste-cut',
  defaultMessage: 'What you pasted is too large. The rest was left out.',
};
