import createDOMPurify, { type WindowLike } from 'dompurify';
import { ToolkitError } from '../../core/vanilla.js';
import { disarm } from './disarm.js';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, STYLE_ATTRIBUTE, STYLE_ELEMENT } from './elements.js';

/**
 * Parses HTML into inert, sanitized nodes: no script runs, no image loads. `fromHtml` still reads
 * them through its allow-list, and they are never shown.
 */
export type HtmlParser = (html: string) => DocumentFragment;

/** One per window: a browser allows a Trusted Types policy of one name only once. */
const parsers = new WeakMap<WindowLike, HtmlParser>();

function isFragment(value: unknown): value is DocumentFragment {
  return (
    typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 11
  );
}

/**
 * Makes the parser of a window: the browser's, or one of jsdom on a server. Under Trusted Types,
 * the page has to allow the policy `dompurify`. The parser throws a ToolkitError `html-not-parsed`,
 * rather than return an empty result, if the browser does not allow HTML to be parsed or lacks what
 * DOMPurify needs.
 */
export function createHtmlParser(window: WindowLike): HtmlParser {
  const known = parsers.get(window);
  if (known !== undefined) return known;
  const sanitizer = createDOMPurify(window);
  const parser: HtmlParser = (html) => {
    // An explicit body keeps a frameset in the HTML from taking its place.
    const fragment: unknown = sanitizer.sanitize(`<body>${disarm(html)}`, {
      ALLOWED_TAGS: [...ALLOWED_TAGS],
      ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
      // Its `name:value` is not a URL.
      ADD_URI_SAFE_ATTR: [STYLE_ATTRIBUTE],
      ADD_FORBID_CONTENTS: [STYLE_ELEMENT],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      // Only needed for nodes that become HTML again; it would drop alternative texts with `-->`.
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
