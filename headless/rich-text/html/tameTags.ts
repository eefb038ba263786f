import { BLOCKS, MARK_OF } from './elements.js';

/** More than pages and office programs ever nest; parsers become slow, or stop, in thousands of levels. */
const MAX_DEPTH = 200;

/** Every paragraph that a formatting element is open in repeats it, so many of them multiply. */
const MAX_FORMATTING = 20;

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** Elements without content, and those that the next of their kind ends. */
const FLAT = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'dd dt li option p tbody td tfoot th thead tr'
  ).split(' '),
);

/** What a parser treats in a way of its own, or has to leave out with all that is in it. */
const SPECIAL = new Set(
  (
    'a audio colgroup frame frameset head iframe math noembed noframes noscript plaintext script ' +
    'select style svg template textarea title video xmp'
  ).split(' '),
);

function isKnown(name: string): boolean {
  return BLOCKS.has(name) || MARK_OF.has(name) || FLAT.has(name) || SPECIAL.has(name);
}

/**
 * HTML whose elements are all known, and not nested too deep. Others, as those of office programs, become
 * `<span>`. Of what is too deep the content is left: a `<wbr>`, which has none, takes the place of the
 * tag. What looks like a tag counts as one, also in a script or in an attribute: rather too much than too
 * little.
 */
export function tameTags(html: string): string {
  let depth = 0;
  let formatting = 0;
  return html.replace(/<(\/?)([a-z][^\s/>]*)/gi, (tag, slash: string, given: string) => {
    const name = given.toLowerCase();
    if (FLAT.has(name)) return tag;
    const step = slash === '' ? 1 : -1;
    const formattingStep = FORMATTING.has(name) ? step : 0;
    const isTooDeep =
      Math.max(depth, depth + step) > MAX_DEPTH ||
      (formattingStep !== 0 && Math.max(formatting, formatting + step) > MAX_FORMATTING);
    depth = Math.max(depth + step, 0);
    formatting = Math.max(formatting + formattingStep, 0);
    if (isTooDeep) return `<${slash}wbr`;
    return isKnown(name) ? tag : `<${slash}span`;
  });
}
