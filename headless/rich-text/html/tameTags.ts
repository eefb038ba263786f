import { BLOCKS, MARK_OF } from './elements.js';

/** Deeper than pages and office programs nest; thousands of levels slow parsers or break them. */
const MAX_DEPTH = 100;

/** Parsers repeat open formatting elements in each paragraph, so that many of them multiply. */
const MAX_FORMATTING = 20;

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** Elements without content, and those that the next one of their kind closes. */
const FLAT = new Set(
  (
    'area base br col colgroup embed hr img input link meta param source track wbr ' +
    'li option p tbody td tfoot th thead tr'
  ).split(' '),
);

/** Elements that a parser treats specially, or has to leave out with all their content. */
const SPECIAL = new Set(
  (
    'a audio frame frameset head iframe noembed noframes noscript plaintext script ' +
    'select style template textarea title video xmp'
  ).split(' '),
);

/** Inside these any element can nest, even `<br>` and the like. */
const FOREIGN = new Set(['math', 'svg']);

/** Takes their place: also left out with all its content, but parsed by the rules of HTML. */
const LEFT_OUT = 'audio';

function isKnown(name: string): boolean {
  return BLOCKS.has(name) || MARK_OF.has(name) || FLAT.has(name) || SPECIAL.has(name);
}

function tamedNameOf(given: string): string {
  const name = given.toLowerCase();
  if (FOREIGN.has(name)) return LEFT_OUT;
  return isKnown(name) ? name : 'span';
}

/** Elements that may be left open inside one another, as the shapes of a drawing are. */
const PLAIN = new Set([LEFT_OUT, 'span']);

/** An element that has not ended yet. */
interface Open {
  readonly name: string;
  readonly isKept: boolean;
}

/** Whether an element's end tag counts although `other`, opened inside it, is still open. */
function crosses(name: string, other: string): boolean {
  return FORMATTING.has(name) ? FORMATTING.has(other) : PLAIN.has(name) && PLAIN.has(other);
}

/** The index of the open element that an end tag closes; -1 for none, or none among the last. */
function findOpen(open: readonly Open[], name: string): number {
  const first = Math.max(open.length - MAX_DEPTH, 0);
  for (let index = open.length - 1; index >= first; index -= 1) {
    const other = open[index]?.name ?? '';
    if (other === name) return index;
    if (!crosses(name, other)) return -1;
  }
  return -1;
}

/**
 * Makes HTML whose elements are all known, and not nested too deep. Unknown ones, as of office
 * programs, become `<span>`. Elements that are too deep lose their tags, not their content: an end
 * tag that closes nothing replaces each tag. To be on the safe side, whatever looks like a tag
 * counts as one, even in a script or an attribute, and an end tag counts only for the element
 * opened last, since in a table, a list of options or a template a parser ignores any other.
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
