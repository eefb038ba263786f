import { isBlank } from '../document.rules.js';
import { fromHtml, type FromHtmlOptions } from './fromHtml.js';
import { toHtml } from './toHtml.js';

/**
 * Reduces HTML to what this toolkit's nodes can express, written by `toHtml`; `''` if there is
 * nothing to see in it. For a server, before it stores the HTML.
 */
export function cleanHtml(html: string, options: FromHtmlOptions): string {
  const document = fromHtml(html, options);
  return isBlank(document) ? '' : toHtml(document);
}
