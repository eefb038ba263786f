import type { BuiltDocument } from '../document/documentBuilder.js';
import type { HtmlParser } from './createHtmlParser.js';
import { readHtml, type ReadHtmlOptions } from './fromHtml.js';

/** Reads HTML of any origin. Throws what its parser throws. */
export type HtmlReader = (html: string, options: Omit<ReadHtmlOptions, 'parse'>) => BuiltDocument;

/** Makes a reader from a parser: the browser's, or one of jsdom. */
export function createHtmlReader(parse: HtmlParser): HtmlReader {
  return (html, options) => readHtml(html, { ...options, parse });
}
