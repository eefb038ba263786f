import type { Mark } from '../richText.types.js';

/** A noncharacter, so that it can be removed again wherever it ends up in a text. */
export const MARK = '\ufdd0';

/** The name of a `style` attribute in disarmed HTML. */
export const STYLE_ATTRIBUTE: string = `style${MARK}`;

/** The name of a `<style>` element in disarmed HTML. */
export const STYLE_ELEMENT: string = `style${MARK}`;

/** Elements that begin and end a line. */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup html legend li main menu nav ol ' +
    'optgroup option p pre search section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** The mark that an element gives its text. `ins`, `kbd` and the like go by their looks. */
export const MARK_OF: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ...(['b', 'strong'] as const).map((name) => [name, 'bold'] as const),
  ...(['i', 'em', 'cite', 'dfn', 'var'] as const).map((name) => [name, 'italic'] as const),
  ...(['u', 'ins'] as const).map((name) => [name, 'underline'] as const),
  ...(['s', 'strike', 'del'] as const).map((name) => [name, 'strikethrough'] as const),
  ...(['code', 'kbd', 'samp', 'tt'] as const).map((name) => [name, 'code'] as const),
]);

/** The elements that are kept; of others only the text, but not that of scripts and the like. */
export const ALLOWED_TAGS: readonly string[] = [
  ...BLOCKS,
  ...MARK_OF.keys(),
  'a',
  'br',
  'hr',
  'img',
  'span',
  'wbr',
];

/** The attributes that the parser keeps. */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  'alt',
  'class',
  'hidden',
  'href',
  'src',
  STYLE_ATTRIBUTE,
];
