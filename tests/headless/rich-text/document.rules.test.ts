import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EMPTY_DOCUMENT,
  lengthOfDocument,
  normalizeDocument,
  readDocument,
  textOf,
} from '../../../headless/rich-text/vanilla.js';
import type { BlockNode, RichTextDocument } from '../../../headless/rich-text/richText.types.js';
import { documents, looseDocuments } from './support/documents.js';

function paragraph(text: string): BlockNode {
  return { type: 'paragraph', children: [{ text }] };
}

const ONE: RichTextDocument = [paragraph('one')];

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a number', 7],
  ['an empty list', []],
  ['a list of nothing', [null, undefined, 3, [], {}]],
  ['a hole', Array(3)],
  ['a block with empty children', [{ type: 'paragraph', children: [] }]],
  ['a list with empty children', [{ type: 'list', isOrdered: true, children: [] }]],
  ['children that are none', [{ type: 'paragraph', children: 'one' }]],
  ['an object', { children: [] }],
])('RICH-1 bad initial value: %s is the empty document, and is reported', (_, value) => {
  expect(readDocument(value)).toEqual({ document: EMPTY_DOCUMENT, isRepaired: true });
});

test.each<[string, unknown]>([
  ['a string', 'one'],
  ['a text where blocks stand', [{ text: 'one' }]],
  ['one block, not in a list', ONE[0]],
  ['a type that nobody knows', [{ type: 'callout', children: [{ text: 'one' }] }]],
  ['a type that all objects have', [{ type: 'constructor', children: [{ text: 'one' }] }]],
  ['no type', [{ children: [{ children: [{ text: 'one' }] }] }]],
  [
    'keys of other editors',
    [{ type: 'paragraph', id: 1, children: [{ text: 'one', color: 'red' }] }],
  ],
  ['a mark that is not true', [{ type: 'paragraph', children: [{ text: 'one', bold: 'yes' }] }]],
  [
    'a link without an address',
    [{ type: 'paragraph', children: [{ type: 'link', children: [{ text: 'one' }] }] }],
  ],
  [
    'a link that runs a script',
    [
      {
        type: 'paragraph',
        children: [{ type: 'link', url: 'javascript:x()', children: [{ text: 'one' }] }],
      },
    ],
  ],
  [
    'characters that are none',
    [{ type: 'paragraph', children: [{ text: 'o\u0000n\ufdd0e\u007f' }] }],
  ],
  [
    'a block in a block',
    [{ type: 'paragraph', children: [{ type: 'paragraph', children: [{ text: 'one' }] }] }],
  ],
  [
    'an upload that nobody knows',
    [{ type: 'upload', uploadId: '1', children: [{ text: '' }] }, ...ONE],
  ],
  [
    'an image of another host, without a text',
    [image('https://elsewhere.example/a.png', ''), ...ONE],
  ],
  ['an image of another host, with a text', [image('https://elsewhere.example/a.png', 'one')]],
  ['an image out of a data URL', [image('data:image/png;base64,AA', 'one')]],
])('RICH-1 bad initial value: of %s the text is kept, and it is reported', (_, value) => {
  expect(readDocument(value)).toEqual({ document: ONE, isRepaired: true });
});

function image(url: string, alternativeText: string): unknown {
  return { type: 'image', url, alternativeText, children: [{ text: '' }] };
}

test('RICH-1 bad initial value: keys from JSON that mean something to objects do nothing', () => {
  const value: unknown = JSON.parse(
    '[{"__proto__":{"type":"rule"},"type":"paragraph","children":[{"__proto__":{"bold":true},"text":"one"}]}]',
  );
  expect(readDocument(value)).toEqual({ document: ONE, isRepaired: true });
});

test('RICH-1 bad initial value: what is inherited counts as missing', () => {
  const block: unknown = Object.create({ type: 'heading', level: 1, children: [{ text: 'x' }] });
  expect(readDocument([block, ...ONE])).toEqual({ document: ONE, isRepaired: true });
});

test('RICH-1 bad initial value: cyclic nodes end', () => {
  const block: { type: string; children: unknown[] } = {
    type: 'quote',
    children: [{ text: 'one' }],
  };
  block.children.push(block);
  const expected = [{ type: 'quote', children: [{ text: 'one' }] }];
  expect(readDocument([block])).toEqual({ document: expected, isRepaired: true });
});

test('RICH-1 bad initial value: nodes that hold the same node over and over end', () => {
  let node: unknown = { text: 'x' };
  for (let level = 0; level < 60; level += 1) node = { type: 'callout', children: [node, node] };
  const { document, isRepaired } = readDocument([node], { maxNodes: 1000 });
  expect(isRepaired).toBe(true);
  expect(textOf(document).length).toBeLessThanOrEqual(1000);
});

test.each(['list', 'link', 'callout'])(
  'RICH-1 bad initial value: %s 100 000 levels deep ends',
  (type) => {
    let node: unknown = { text: 'x' };
    for (let level = 0; level < 100_000; level += 1) node = { type, children: [node] };
    const { document, isRepaired } = readDocument([node]);
    expect(isRepaired).toBe(true);
    expect(textOf(document)).toBe('x');
  },
);

test('RICH-1 bad initial value: a getter that throws does not throw out of it', () => {
  const block = {
    type: 'paragraph',
    get children(): never {
      throw new Error('no');
    },
  };
  expect(readDocument([block])).toEqual({ document: EMPTY_DOCUMENT, isRepaired: true });
});

test('RICH-1 no value makes it throw, and what comes of one is in the normal form', () => {
  const nodes = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>(null, 1, 'x', { text: 'x' }, { text: '', bold: true }),
      fc.record(
        {
          type: fc.constantFrom('paragraph', 'list', 'list-item', 'link', 'heading', 'image', 'x'),
          level: fc.constantFrom<unknown>(1, 7, 'x'),
          url: fc.constantFrom('/a', 'javascript:x'),
          text: fc.constantFrom<unknown>('y', 7),
          children: fc.oneof(fc.array(tie('node')), fc.constant('z')),
        },
        { requiredKeys: ['children'] },
      ),
      fc.anything({ withNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(fc.array(nodes.node), (value) => {
      const { document } = readDocument(value);
      expect(readDocument(document)).toEqual({ document, isRepaired: false });
    }),
  );
});

test('RICH-1 a document in its normal form stays the same object, and is not reported', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(readDocument(document).document).toBe(document);
      expect(readDocument(document).isRepaired).toBe(false);
    }),
  );
});

test('RICH-1 a document that is but not normalised is not reported', () => {
  fc.assert(
    fc.property(looseDocuments, (document) => {
      const { document: normal, isRepaired } = readDocument(document);
      expect(readDocument(normal).document).toBe(normal);
      expect(
        isRepaired &&
          !/[^\P{Cc}\t\n]|\p{NChar}|\p{Cs}|\ufeff|\u2028|\u2029/u.test(JSON.stringify(document)),
      ).toBe(false);
    }),
  );
});

test('RICH-1 the normal form joins equal texts and lists of a kind, and drops what is empty', () => {
  const item = (text: string): unknown => ({ type: 'list-item', children: [paragraph(text)] });
  const value: unknown = [
    {
      type: 'paragraph',
      children: [
        { text: 'a' },
        { text: '', bold: true },
        { text: 'b' },
        { type: 'link', url: '/x', children: [{ text: 'c' }] },
        { type: 'link', url: '/x', children: [{ text: 'd' }] },
        { type: 'link', url: '/y', children: [{ text: '' }] },
      ],
    },
    { type: 'list', isOrdered: false, children: [item('1')] },
    { type: 'list', isOrdered: false, children: [item('2')] },
    { type: 'list', isOrdered: true, children: [item('3')] },
    paragraph('  \u00a0'),
  ];
  expect(readDocument(value)).toEqual({
    document: [
      {
        type: 'paragraph',
        children: [
          { text: 'ab' },
          { type: 'link', url: '/x', children: [{ text: 'cd' }] },
          { text: '' },
        ],
      },
      { type: 'list', isOrdered: false, children: [item('1'), item('2')] },
      { type: 'list', isOrdered: true, children: [item('3')] },
      paragraph(''),
    ],
    isRepaired: false,
  });
});

test('RICH-1 a part of a nested list, copied without the item around it, is a list of its own', () => {
  const item = (...children: unknown[]): unknown => ({ type: 'list-item', children });
  const list = (...children: unknown[]): unknown => ({ type: 'list', isOrdered: false, children });
  const { document } = readDocument([list(item(list(item(paragraph('b')))), item(paragraph('c')))]);
  expect(document).toEqual([list(item(paragraph('b')), item(paragraph('c')))]);
});

test('RICH-1 uploads stay in a live document; of stored ones only those that are under way', () => {
  const upload: BlockNode = { type: 'upload', uploadId: 'u1', children: [{ text: '' }] };
  expect(normalizeDocument([upload])).toEqual([upload]);
  expect(readDocument([upload], { isUploadKnown: (id) => id === 'u1' }).document).toEqual([upload]);
  expect(readDocument([upload]).document).toEqual(EMPTY_DOCUMENT);
});

test('RICH-1 the normal form has no empty paragraph after a last image', () => {
  const written = [paragraph('a'), image('/api/uploads/a.png', '')];
  expect(readDocument([...written, paragraph('')]).document).toEqual(written);
  const gap = [...written, paragraph(''), paragraph('')];
  expect(readDocument(gap).document).toBe(gap);
});

test('RICH-1 the text of a document is its lines; its length is in visible characters', () => {
  const { document } = readDocument([
    { type: 'heading', level: 1, children: [{ text: 'Zoë 👩‍👩‍👧' }] },
    image('/api/uploads/a.png', 'not counted'),
    {
      type: 'list',
      isOrdered: true,
      children: [
        {
          type: 'list-item',
          children: [
            paragraph('1'),
            {
              type: 'list',
              isOrdered: true,
              children: [{ type: 'list-item', children: [paragraph('2')] }],
            },
          ],
        },
      ],
    },
    paragraph('a\nb'),
  ]);
  expect(textOf(document)).toBe('Zoë 👩‍👩‍👧\n1\n2\na\nb');
  expect(lengthOfDocument(document)).toBe(13);
});

test('RICH-1 the length of a document is that of its text', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const graphemes = new Intl.Segmenter().segment(textOf(document));
      expect(lengthOfDocument(document)).toBe([...graphemes].length);
    }),
  );
});
