export {
  EMPTY_DOCUMENT,
  readDocument,
  textOf,
  type ReadDocumentOptions,
  type ReadDocumentResult,
} from './document.rules.js';
export type { BlockStyle } from './blockCommands.js';
export type { RichTextBlockButtonProps } from './blockParts.js';
export type { RichTextDialogParts, RichTextInputProps, RichTextPressProps } from './dialogParts.js';
export type { BuiltDocument, DocumentLimit } from './document/documentBuilder.js';
export type { DocumentRules } from './document/isDocument.js';
export { createHtmlParser, type HtmlParser } from './html/createHtmlParser.js';
export { fromHtml, type FromHtmlOptions, type ReadHtmlOptions } from './html/fromHtml.js';
export { createHtmlReader, type HtmlReader } from './html/htmlReader.js';
export { lazyReader, type HtmlReaderSource } from './html/lazyReader.js';
export { toHtml } from './html/toHtml.js';
export { createRichTextStore } from './richText.store.js';
export type {
  RichTextActions,
  RichTextDialog,
  RichTextSettings,
  RichTextState,
  RichTextStore,
  RichTextStoreOptions,
} from './richText.store.types.js';
export type {
  BlockNode,
  CodeBlockNode,
  HeadingLevel,
  HeadingNode,
  ImageNode,
  InlineNode,
  LinkNode,
  ListItemNode,
  ListNode,
  Mark,
  ParagraphNode,
  QuoteNode,
  RichTextDocument,
  RichTextElement,
  RichTextNode,
  RuleNode,
  TextNode,
  UploadNode,
  VoidChildren,
} from './richText.types.js';
export type { RichTextEditor } from './slateTypes.js';
export { isAndroid, isEditingSupported } from './support.js';
export { BLOCK_STYLES, type RichTextTool } from './tools.js';
export { createImageUpload, type ImageUploadOptions } from './uploads/createImageUpload.js';
export type { UploadFailure, UploadState, UploadStatus } from './uploads/uploads.rules.js';
export {
  createUploadsStore,
  type UploadFile,
  type UploadFileOptions,
  type UploadsActions,
  type UploadsState,
  type UploadsStore,
  type UploadsStoreOptions,
} from './uploads/uploads.store.js';
export type { ImagePolicy, ImageUrlOptions } from './urls.rules.js';
export { useRichText } from './useRichText.js';
export type {
  RichTextDropProps,
  RichTextEditableProps,
  RichTextFilesProps,
  RichTextGroupProps,
  RichTextStylesProps,
  RichTextToolbarProps,
  UseRichTextOptions,
  UseRichTextResult,
} from './useRichText.types.js';
export {
  useRichTextDescription,
  type RichTextAlternativeProps,
  type RichTextDecorativeProps,
  type UseRichTextDescriptionResult,
} from './useRichTextDescription.js';
export {
  useRichTextImage,
  type RichTextDescribeProps,
  type UseRichTextImageResult,
} from './useRichTextImage.js';
export {
  useRichTextLink,
  type RichTextUrlProps,
  type UseRichTextLinkResult,
} from './useRichTextLink.js';
export {
  useRichTextTool,
  type RichTextToolProps,
  type UseRichTextToolOptions,
  type UseRichTextToolResult,
} from './useRichTextTool.js';
export {
  useRichTextUpload,
  type RichTextProgressProps,
  type UseRichTextUploadResult,
} from './useRichTextUpload.js';
export {
  useRichTextView,
  type UseRichTextViewOptions,
  type UseRichTextViewResult,
} from './useRichTextView.js';
