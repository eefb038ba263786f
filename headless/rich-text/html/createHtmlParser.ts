import createDOMPurify, { type WindowLike } from 'dompurify';
import { ToolkitError } from '../../core/vanilla.js';
import { disarm } from './disarm.js';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, STYLE_ATTRIBUTE, STYLE_ELEMENT } from './elements.js';

/**
 * Parses HTML to nodes that are inert and clean: no script runs, no image loads. What is read of them goes
 * through the allow-list of `fromHtml` all the same, and they are never shown.
 */
export type HtmlParser = (html: string) => DocumentFragment;

/** One parser for a window: a browser lets the policy of one name be made once. */
const parsers = new WeakMap<WindowLike, HtmlParser>();

/**
 * Makes the parser of a window: the browser's, or one of jsdom on a server. A browser under Trusted Types has
 * to admit the policy `dompurify`. The parser throws a ToolkitError `html-not-parsed` where the browser
 * lets no HTML be parsed, or has not what DOMPurify needs; then its answer would be an empty one.
 */
export function createHtmlParser(window: WindowLike): HtmlParser {
  const made = parsers.get(window);
  if (made !== undefined) return made;
  const sanitizer = createDOMPurify(window);
  const parser: HtmlParser = (html) => {
    // The body is opened so that no frameset of the HTML can take its place.
    const fragment: unknown = sanitizer.sanitize(`<body>${disarm(html)}`, {
      ALLOWED_TAGS: [...ALLOWED_TAGS],
      ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
      // `name:value` is no URL in it.
      ADD_URI_SAFE_ATTR: [STYLE_ATTRIBUTE],
      ADD_FORBID_CONTENTS: [STYLE_ELEMENT],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      // That is for nodes which are written as HTML again; it would drop alternative texts with `-->`.
      SAFE_FOR_XML: false,
      RETURN_DOM_FRAGMENT: true,
    });
    if (isFragment(fragment)) return fragment;
    throw new ToolkitError({
      code: 'html-not-parsed',
      what: 'HTML could not be parsed.',
      ...(process.env.NODE_ENV !== 'production' && {
        why: 'DOMPurify got no document, as happens where Trusted Types do not admit its policy.',
        mend: 'Add `trusted-types dompurify` to the content security policy, and give createHtmlParser a window.',
      }),
    });
  };
  parsers.set(window, parser);
  return parser;
}

function isFragment(value: unknown): value is DocumentFragment {
  return (
    typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 11
  );
}
