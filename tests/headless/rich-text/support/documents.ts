import fc, { type Arbitrary } from 'fast-check';
import { normalizeDocument } from '../../../../headless/rich-text/vanilla.js';
import type {
  BlockNode,
  InlineNode,
  LinkNode,
  ListItemNode,
  ListNode,
  ParagraphNode,
  RichTextDocument,
  TextNode,
} from '../../../../headless/rich-text/richText.types.js';

/** Letters of several scripts, what HTML escapes, and all that white space can be. */
const pieces = fc.constantFrom(
  ...['a', 'Zo', 'é', 'e\u0301', 'שלום', 'مرحبا', '漢字', '👩‍👩‍👧', '\u{1f600}', '10\u00a0€'],
  ...['<b>', '</p>', '&', '&amp;', '"', "'", '<!--', ']]>', '`', '{{x}}', '- ', '1. '],
  ...[' ', '  ', '   ', '\u00a0', '\u00a0 ', '\n', '\n\n', '\t', '\u200b', '\u00ad', '\u2003'],
);

/** Texts of a user, with spaces and breaks where they are awkward. */
export const texts: Arbitrary<string> = fc
  .array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 5 })
  .map((parts) => parts.join(''));

const mark: Arbitrary<true | undefined> = fc.constantFrom(true, undefined, undefined);

const textNodes: Arbitrary<TextNode> = fc
  .record({
    text: texts,
    bold: mark,
    italic: mark,
    underline: mark,
    strikethrough: mark,
    code: mark,
  })
  .map(({ text, ...marks }) => ({
    text,
    ...Object.fromEntries(Object.entries(marks).filter(([, isSet]) => isSet)),
  }));

const urls: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '/people?page=2&sort=name#x',
    '#top',
    'tel:+3221234567',
    'mailto:jan@example.org',
  ),
  fc.constantFrom('https://example.org/a%20b?q="<>', 'http://例え.jp/é', "people/1'"),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

const links: Arbitrary<LinkNode> = fc.record({
  type: fc.constant('link'),
  url: urls,
  children: fc.array(textNodes, { minLength: 1, maxLength: 3 }),
});

const lines: Arbitrary<readonly InlineNode[]> = fc.array(
  fc.oneof({ weight: 3, arbitrary: textNodes }, links),
  { minLength: 1, maxLength: 4 },
);

const paragraphs: Arbitrary<ParagraphNode> = fc.record({
  type: fc.constant('paragraph'),
  children: lines,
});

const { list: lists } = fc.letrec<{ item: ListItemNode; list: ListNode }>((tie) => ({
  item: fc
    .tuple(paragraphs, fc.option(tie('list'), { depthSize: 'small', depthIdentifier: 'list' }))
    .map(([line, list]) => ({
      type: 'list-item',
      children: list === null ? ([line] as const) : ([line, list] as const),
    })),
  list: fc.record({
    type: fc.constant('list'),
    isOrdered: fc.boolean(),
    children: fc.array(tie('item'), { minLength: 1, maxLength: 3, depthIdentifier: 'list' }),
  }),
}));

function voidChildren(): readonly [{ readonly text: '' }] {
  return [{ text: '' }];
}

const rules: Arbitrary<BlockNode> = fc
  .constant(null)
  .map(() => ({ type: 'rule', children: voidChildren() }));

/** What an editor has at its end after a block without text. */
const tails: Arbitrary<readonly BlockNode[]> = fc.tuple(
  rules,
  fc
    .constantFrom('', ' ', '\u00a0')
    .map((text): BlockNode => ({ type: 'paragraph', children: [{ text }] })),
);

const blocks: Arbitrary<BlockNode> = fc.oneof(
  { weight: 4, arbitrary: paragraphs },
  { weight: 2, arbitrary: lists },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('quote'), children: lines }) },
  fc.record({ type: fc.constant('heading'), level: fc.constantFrom(1, 2, 3), children: lines }),
  texts.map((text): BlockNode => ({ type: 'code-block', children: [{ text }] })),
  rules,
  fc
    .record({
      url: fc.constantFrom('/api/uploads/a.png', '/api/uploads/b?c="d"&e'),
      alternativeText: texts,
    })
    .map((image): BlockNode => ({ type: 'image', ...image, children: voidChildren() })),
);

/** Documents as the types allow them, in their normal form or not. Without uploads. */
export const looseDocuments: Arbitrary<RichTextDocument> = fc
  .tuple(fc.array(blocks, { minLength: 1, maxLength: 6 }), fc.option(tails))
  .map(([document, tail]) => [...document, ...(tail ?? [])]);

/** Documents in their normal form. Without uploads. */
export const documents: Arbitrary<RichTextDocument> = looseDocuments.map((document) =>
  normalizeDocument(document),
);
