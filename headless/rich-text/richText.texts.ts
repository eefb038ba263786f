import type { TextDescriptor } from '../core/vanilla.js';
import type { RichTextTool } from './tools.js';

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

type TextName =
  | 'toolbar'
  | 'styles'
  | 'unsupported'
  | 'hint'
  | 'leavesByTab'
  | 'pasteCut'
  | 'editLink'
  | 'addLink'
  | 'url'
  | 'refusedUrl'
  | 'apply'
  | 'cancel'
  | 'removeLink'
  | 'describe'
  | 'alternativeText'
  | 'decorative'
  | 'refusedImage'
  | 'undescribed'
  | 'removeImage'
  | 'uploading'
  | 'cancelUpload'
  | 'retryUpload'
  | 'removeUpload'
  | 'canceledUpload'
  | 'failedUploads'
  | 'failed'
  | 'broken';

export const TEXTS: Readonly<Record<TextName, TextDescriptor>> = {
  toolbar: { id: 'gnap.rich-text.toolbar', defaultMessage: 'Formatting' },
  styles: { id: 'gnap.rich-text.styles', defaultMessage: 'Style of the paragraph' },
  // Spelled as the specification has it (RICH-3).
  unsupported: { id: 'gnap.rich-text.unsupported', defaultMessage: 'WSYWIG Feature not supported' },
  hint: {
    id: 'gnap.rich-text.hint',
    defaultMessage:
      'Alt+F10 goes to the formatting. In lists Tab indents; Escape, then Tab leaves.',
  },
  leavesByTab: { id: 'gnap.rich-text.leaves-by-tab', defaultMessage: 'Tab now leaves the text.' },
  pasteCut: {
    id: 'gnap.rich-text.paste-cut',
    defaultMessage: 'What you pasted is too large. The rest of it was left out.',
  },
  editLink: { id: 'gnap.rich-text.link-edit', defaultMessage: 'Edit the link' },
  addLink: { id: 'gnap.rich-text.link-add', defaultMessage: 'Add a link' },
  url: { id: 'gnap.rich-text.link-url', defaultMessage: 'Address' },
  refusedUrl: {
    id: 'gnap.rich-text.link-refused',
    defaultMessage: 'This is not an address that a link can have.',
  },
  apply: { id: 'gnap.rich-text.apply', defaultMessage: 'Apply' },
  cancel: { id: 'gnap.rich-text.cancel', defaultMessage: 'Cancel' },
  removeLink: { id: 'gnap.rich-text.link-remove', defaultMessage: 'Remove the link' },
  describe: { id: 'gnap.rich-text.image-describe', defaultMessage: 'Describe the image' },
  alternativeText: { id: 'gnap.rich-text.image-text', defaultMessage: 'What the image shows' },
  decorative: { id: 'gnap.rich-text.image-decorative', defaultMessage: 'The image is decorative' },
  refusedImage: {
    id: 'gnap.rich-text.image-refused',
    defaultMessage: 'Describe the image, or say that it is decorative.',
  },
  undescribed: { id: 'gnap.rich-text.image-undescribed', defaultMessage: 'No description' },
  removeImage: { id: 'gnap.rich-text.image-remove', defaultMessage: 'Remove the image' },
  uploading: { id: 'gnap.rich-text.upload-progress', defaultMessage: 'Upload of {name}' },
  cancelUpload: {
    id: 'gnap.rich-text.upload-cancel',
    defaultMessage: 'Cancel the upload of {name}',
  },
  retryUpload: { id: 'gnap.rich-text.upload-retry', defaultMessage: 'Upload {name} again' },
  removeUpload: { id: 'gnap.rich-text.upload-remove', defaultMessage: 'Remove {name}' },
  canceledUpload: { id: 'gnap.rich-text.upload-canceled', defaultMessage: 'Upload canceled' },
  failedUploads: {
    id: 'gnap.rich-text.uploads-failed',
    defaultMessage: 'An image was not uploaded. Upload it again, or remove it.',
  },
  failed: {
    id: 'gnap.rich-text.failed',
    defaultMessage: 'The editor was restarted. Your text is still here.',
  },
  broken: {
    id: 'gnap.rich-text.broken',
    defaultMessage: 'The editor cannot be shown. Your text is kept. Load the page again.',
  },
};
