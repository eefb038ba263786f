import { fromHtml, type FromHtmlOptions } from './fromHtml.js';
import { toHtml } from './toHtml.js';

/** The HTML as this toolkit writes it, of nothing but what its nodes can say: for a server, before it stores. */
export function cleanHtml(html: string, options: FromHtmlOptions): string {
  return toHtml(fromHtml(html, options));
}
