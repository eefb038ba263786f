import { createHtmlParser } from './createHtmlParser.js';
import { createHtmlReader, type HtmlReader } from './htmlReader.js';

/** Reads HTML with the parser of this window. */
export const browserReader: HtmlReader = (html, options) =>
  createHtmlReader(createHtmlParser(window))(html, options);
