import {
  cleanHtml,
  createHtmlParser,
  type HtmlParser,
} from '../../../headless/rich-text/vanilla.js';
import type { CleanHtml } from './announcement.js';

async function loadParser(): Promise<HtmlParser> {
  const { JSDOM } = await import('jsdom');
  return createHtmlParser(new JSDOM('').window);
}

/**
 * Makes the server's cleaner of HTML: the allow-list of the editor once more, since anybody can send what no
 * editor wrote. What it needs is loaded with the first text that it cleans. Images are those of `/uploads`.
 * @param prefix of the API's addresses, such as `/api`
 */
export function createHtmlCleaner(prefix: string): CleanHtml {
  let loading: Promise<HtmlParser> | undefined;
  const isImageAllowed = (url: string): boolean =>
    url.startsWith(`${prefix}/uploads/`) && /^[\w.-]+$/.test(url.slice(prefix.length + 9));
  return async (html) => {
    loading ??= loadParser();
    return cleanHtml(html, { parse: await loading, isImageAllowed });
  };
}
