import { expect, test } from 'vitest';
import { readDocument, toHtml } from '../../../headless/rich-text/vanilla.js';
import type { BlockNode, RichTextDocument } from '../../../headless/rich-text/richText.types.js';

function paragraph(text: string): BlockNode {
  return { type: 'paragraph', children: [{ text }] };
}

test('RICH-1 one serialiser: every node has its element, marks have a fixed order', () => {
  const { document, isRepaired } = readDocument([
    { type: 'heading', level: 2, children: [{ text: 'T' }] },
    {
      type: 'paragraph',
      children: [
        { code: true, bold: true, strikethrough: true, italic: true, underline: true, text: 'x' },
        { type: 'link', url: '/a?b&c', children: [{ text: 'y' }, { text: 'z', bold: true }] },
        { text: '' },
      ],
    },
    { type: 'quote', children: [{ text: 'q' }] },
    { type: 'quote', children: [{ text: '' }] },
    { type: 'code-block', children: [{ text: 'a\n\tb' }] },
    { type: 'rule', children: [{ text: '' }] },
    { type: 'image', url: '/api/uploads/a.png', alternativeText: 'A', children: [{ text: '' }] },
  ]);
  expect(isRepaired).toBe(false);
  expect(toHtml(document)).toBe(
    '<h2>T</h2><p><strong><em><u><s><code>x</code></s></u></em></strong>' +
      '<a href="/a?b&amp;c">y<strong>z</strong></a></p><blockquote><p>q</p><p><br></p></blockquote>' +
      '<pre><code>a\n\tb</code></pre><hr><p><img src="/api/uploads/a.png" alt="A"></p>',
  );
});

test('RICH-1 one serialiser: it escapes text, addresses and alternative texts', () => {
  const evil = `<script>"'&\u00a0</script>`;
  const document: RichTextDocument = [
    paragraph(`x${evil}`),
    { type: 'code-block', children: [{ text: evil }] },
    { type: 'image', url: '/"><script>', alternativeText: evil, children: [{ text: '' }] },
  ];
  expect(toHtml(document)).not.toMatch(/<script|\u00a0/);
  expect(toHtml([paragraph(`x${evil}`)])).toBe(
    '<p>x&lt;script&gt;&quot;&#39;&amp;&nbsp;&lt;/script&gt;</p>',
  );
});

test('RICH-1 one serialiser: an address that slipped in goes out as text', () => {
  const document: RichTextDocument = [
    {
      type: 'paragraph',
      children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ text: 'x' }] }],
    },
    {
      type: 'image',
      url: 'data:image/png;base64,',
      alternativeText: 'y',
      children: [{ text: '' }],
    },
  ];
  expect(toHtml(document)).toBe('<p>x</p><p>y</p>');
});

test('RICH-1 the empty document, and one of uploads alone, is no HTML', () => {
  const upload: BlockNode = { type: 'upload', uploadId: 'u', children: [{ text: '' }] };
  expect(toHtml([paragraph('')])).toBe('');
  expect(toHtml([paragraph(' ')])).toBe('');
  expect(toHtml([upload])).toBe('');
  expect(toHtml([paragraph('a'), upload, paragraph('b')])).toBe('<p>a</p><p>b</p>');
  const [a, b] = ['a', 'b'].map((text): BlockNode => ({ type: 'quote', children: [{ text }] }));
  expect(toHtml([a!, upload, b!])).toBe('<blockquote><p>a</p><p>b</p></blockquote>');
});

test('RICH-1 an empty paragraph after a last image or rule does not go out', () => {
  const rule: BlockNode = { type: 'rule', children: [{ text: '' }] };
  const upload: BlockNode = { type: 'upload', uploadId: 'u', children: [{ text: '' }] };
  expect(toHtml([rule, paragraph('')])).toBe('<hr>');
  expect(toHtml([rule, paragraph(' ')])).toBe('<hr>');
  expect(toHtml([paragraph('a'), upload, paragraph('')])).toBe('<p>a</p>');
  expect(toHtml([rule, paragraph(''), paragraph('')])).toBe('<hr><p><br></p><p><br></p>');
  expect(toHtml([rule, paragraph(''), paragraph('a')])).toBe('<hr><p><br></p><p>a</p>');
  expect(toHtml([paragraph('a'), paragraph('')])).toBe('<p>a</p><p><br></p>');
  const quote: BlockNode = { type: 'quote', children: [{ text: '' }] };
  expect(toHtml([rule, quote])).toBe('<hr><blockquote><p><br></p></blockquote>');
});

test('RICH-1 after a keystroke only the block that is new is written', () => {
  let reads = 0;
  const watched = (text: string): BlockNode => ({
    type: 'paragraph',
    get children() {
      reads += 1;
      return [{ text }];
    },
  });
  const document = Array.from({ length: 1000 }, (_, index) => watched(`line ${String(index)}`));
  toHtml(document);
  reads = 0;
  const changed = [...document.slice(0, 500), paragraph('typed'), ...document.slice(501)];
  expect(toHtml(changed)).toContain('<p>line 499</p><p>typed</p><p>line 501</p>');
  expect(reads).toBe(0);
});
