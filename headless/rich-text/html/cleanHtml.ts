import { fromHtml, type FromHtmlOptions } from './fromHtml.js';
import { toHtml } from './toHtml.js';

/**
 * Reduces HTML to what this toolkit's nodes can express, written by `toHtml`. For a server, before
 * it stores the HTML.
 */
export function cleanHtml(html: string, options: FromHtmlOptions): string {
  return toHtml(fromHtml(html, options));
}
