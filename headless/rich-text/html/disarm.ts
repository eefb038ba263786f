import { MARK } from './elements.js';
import { tameTags } from './tameTags.js';

/** Removes comments: those of Word hold a great many tags. An unterminated one is left. */
function removeComments(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', at)) {
    // `<!-->` is a complete comment.
    const end = html.indexOf('-->', start + 2);
    if (end < 0) break;
    parts.push(html.slice(at, start));
    at = end + 3;
  }
  return parts.join('') + html.slice(at);
}

/**
 * Makes HTML that a browser parses quickly and without violation reports: no comments, only known
 * elements, limited nesting, and no `<style>`, `style` or `on…` that the browser recognizes. Under
 * a content security policy, browsers report those as soon as HTML is parsed, even if it is never
 * shown. They are not removed: {@link MARK} is appended to their names, since what looks like an
 * attribute may be text. Reading text removes the mark along with all other noncharacters. This
 * does not make the HTML safe: DOMPurify does.
 */
export function disarm(html: string): string {
  return tameTags(removeComments(html.replaceAll(MARK, '')))
    .replace(/(<\/?style)(?=[\s/>])/gi, `$1${MARK}`)
    .replace(/([\s"'/](?:style|on[a-z]+))(?=\s*=)/gi, `$1${MARK}`);
}
