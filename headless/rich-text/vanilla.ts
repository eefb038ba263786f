/** The part of rich text for stores, rules and servers: nothing here imports React or Slate. */
export {
  EMPTY_DOCUMENT,
  lengthOfDocument,
  normalizeDocument,
  readDocument,
  textOf,
  type ReadDocumentOptions,
  type ReadDocumentResult,
} from './document.rules.js';
export { cleanHtml } from './html/cleanHtml.js';
export { createHtmlParser, type HtmlParser } from './html/createHtmlParser.js';
export { fromHtml, type FromHtmlOptions } from './html/fromHtml.js';
export { toHtml } from './html/toHtml.js';
export { type ImagePolicy, type ImageUrlOptions } from './urls.rules.js';
