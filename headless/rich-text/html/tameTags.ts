import { BLOCKS, MARK_OF } from './elements.js';

/** More than pages and office programs ever nest; parsers become slow, or stop, in thousands of levels. */
const MAX_DEPTH = 100;

/** Every paragraph that a formatting element is open in repeats it, so many of them multiply. */
const MAX_FORMATTING = 20;

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** Elements without content, and those that the next of their kind ends. */
const FLAT = new Set(
  (
    'area base br col colgroup embed hr img input link meta param source track wbr ' +
    'li option p tbody td tfoot th thead tr'
  ).split(' '),
);

/** What a parser treats in a way of its own, or has to leave out with all that is in it. */
const SPECIAL = new Set(
  (
    'a audio frame frameset head iframe noembed noframes noscript plaintext script ' +
    'select style template textarea title video xmp'
  ).split(' '),
);

/** Inside these any element nests, `<br>` and its like too. */
const FOREIGN = new Set(['math', 'svg']);

/** Left out with all that is in it as those are, by the rules of HTML. */
const LEFT_OUT = 'audio';

function isKnown(name: string): boolean {
  return BLOCKS.has(name) || MARK_OF.has(name) || FLAT.has(name) || SPECIAL.has(name);
}

function tamedNameOf(given: string): string {
  const name = given.toLowerCase();
  if (FOREIGN.has(name)) return LEFT_OUT;
  return isKnown(name) ? name : 'span';
}

/** What ends with whatever it stands in, as do the shapes of a drawing. */
const PLAIN = new Set([LEFT_OUT, 'span']);

/** An element that has not ended yet. */
interface Open {
  readonly name: string;
  readonly isKept: boolean;
}

/** Whether an element's end tag counts although this other one was opened in it and has not ended. */
function crosses(name: string, other: string): boolean {
  return FORMATTING.has(name) ? FORMATTING.has(other) : PLAIN.has(name) && PLAIN.has(other);
}

/** Where the element stands that this end tag ends; -1 where there is none. */
function findOpen(open: readonly Open[], name: string): number {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const other = open[index]?.name ?? '';
    if (other === name) return index;
    if (!crosses(name, other)) return -1;
  }
  return -1;
}

/**
 * HTML whose elements are all known, and not nested too deep. Others, as those of office programs, become
 * `<span>`. Of what is too deep the content is left: an end tag that ends nothing takes the place of the
 * tag. What looks like a tag counts as one, also in a script or in an attribute, and an end tag counts only for
 * what was opened last, since a parser heeds no other in a table, a list of options or a template: rather
 * too much than too little.
 */
export function tameTags(html: string): string {
  const open: Open[] = [];
  let depth = 0;
  let formatting = 0;
  const count = (name: string, step: number): void => {
    depth += step;
    if (FORMATTING.has(name)) formatting += step;
  };
  return html.replace(/<(\/?)([a-z][^\s/>]*)/gi, (tag, slash: string, given: string) => {
    const name = tamedNameOf(given);
    const tamed = name === given.toLowerCase() ? tag : `<${slash}${name}`;
    if (FLAT.has(name)) return tamed;
    if (slash === '') {
      const isKept = depth < MAX_DEPTH && (!FORMATTING.has(name) || formatting < MAX_FORMATTING);
      open.push({ name, isKept });
      if (!isKept) return '</wbr';
      count(name, 1);
      return tamed;
    }
    const index = findOpen(open, name);
    if (index < 0) return tamed;
    const ended = open.splice(index, FORMATTING.has(name) ? 1 : Infinity);
    const kept = ended.filter(({ isKept }) => isKept);
    for (const element of kept) count(element.name, -1);
    return ended[0]?.isKept === true ? tamed : '</wbr';
  });
}
