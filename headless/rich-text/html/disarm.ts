import { MARK } from './elements.js';
import { tameTags } from './tameTags.js';

/** Without comments: those of Word hold a great many tags. One that does not end is left. */
function removeComments(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', at)) {
    // `<!-->` is a whole one.
    const end = html.indexOf('-->', start + 2);
    if (end < 0) break;
    parts.push(html.slice(at, start));
    at = end + 3;
  }
  return parts.join('') + html.slice(at);
}

/**
 * HTML that a browser parses quickly and without reports: without comments, with known elements only, nested no
 * deeper than anybody needs, and with no `<style>`, `style` or `on…` that the browser knows. Under a content
 * security policy browsers report those as soon as HTML is parsed, though nothing of it is ever shown. They are
 * not removed: {@link MARK} is put behind their names, since what looks like an attribute may be text. Where
 * text is read, the mark is taken away with everything else that is no character. This does not make the HTML
 * safe, which is DOMPurify's work.
 */
export function disarm(html: string): string {
  return tameTags(removeComments(html.replaceAll(MARK, '')))
    .replace(/(<\/?style)(?=[\s/>])/gi, `$1${MARK}`)
    .replace(/([\s"'/](?:style|on[a-z]+))(?=\s*=)/gi, `$1${MARK}`);
}
