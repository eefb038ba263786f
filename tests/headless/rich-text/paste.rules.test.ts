// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../../headless/rich-text/html/escapeHtml.js';
import { createHtmlReader } from '../../../headless/rich-text/html/htmlReader.js';
import { readClipboard, type ClipboardContent } from '../../../headless/rich-text/paste.rules.js';
import { createHtmlParser, textOf, toHtml } from '../../../headless/rich-text/vanilla.js';
import type { RichTextDocument } from '../../../headless/rich-text/richText.types.js';
import { ATTACKS, faultsOf } from './support/attacks.js';
import { documents } from './support/documents.js';
import { htmlTexts } from './support/htmlTexts.js';

const readHtml = createHtmlReader(createHtmlParser(window));
const OURS: RichTextDocument = [{ type: 'quote', children: [{ text: 'ours' }] }];
const ELSE = { html: '<p>HTML</p>', text: 'text' };
const picture = new File(['x'], 'picture.png');

function clipboardOf(document: RichTextDocument): ClipboardContent {
  return { fragment: JSON.stringify(document), html: toHtml(document), text: textOf(document) };
}

function paste(...[content, options]: [Parameters<typeof readClipboard>[0], object?]) {
  const { document, ...others } = readClipboard(content, { readHtml, ...options });
  return { html: document && toHtml(document), ...others };
}

test('RICH-1 paste: our own nodes come back as they were copied', () => {
  fc.assert(
    fc.property(documents, (document) => {
      fc.pre(textOf(document).trim() !== '');
      expect(readClipboard(clipboardOf(document), { readHtml }).document).toEqual(document);
    }),
  );
});

test('RICH-1 paste: our own nodes come first, then HTML, then text', () => {
  const fragment = JSON.stringify(OURS);
  expect(paste({ fragment, ...ELSE }).html).toBe('<blockquote><p>ours</p></blockquote>');
  expect(paste(ELSE).html).toBe('<p>HTML</p>');
  expect(paste({ text: 'text' }).html).toBe('<p>text</p>');
  expect(paste({})).toEqual({ html: null, files: [], url: null, isCut: false, reason: null });
});

test('RICH-1 paste: for code the text comes first, with its tabs, indentation and empty lines', () => {
  const fragment = JSON.stringify(OURS);
  const code = { fragment, ...ELSE, text: '\ta\r\n\n  b' };
  expect(paste(code, { isCode: true }).html).toBe('<pre><code>\ta\n\n  b</code></pre>');
  expect(paste({ text: '    ' }, { isCode: true }).html).toBe('<pre><code>    </code></pre>');
  expect(paste({ html: ELSE.html }, { isCode: true }).html).toBe('<p>HTML</p>');
  const files = [picture];
  expect(paste({ html: '<img src="x">', files }, { isCode: true }).files).toEqual(files);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"type":"quote","children":[{"text":"x"}]}'],
  ['nothing in it', '[null]'],
  ['a string', '"x"'],
  [
    'a script in a link',
    '[{"type":"paragraph","children":[{"type":"link","url":"javascript:x()","children":[{"text":"x"}]}]}]',
  ],
  [
    'an image of another host',
    '[{"type":"image","url":"https://evil.example/x","alternativeText":"","children":[{"text":""}]}]',
  ],
  ['an upload of another page', '[{"type":"upload","uploadId":"1","children":[{"text":""}]}]'],
  ['a node too many', '[{"type":"paragraph","children":[{"text":"x"}],"__proto__":{"x":1}}]'],
  [
    '3 000 levels',
    `${'[{"type":"list","isOrdered":true,"children":'.repeat(3000)}[]${'}]'.repeat(3000)}`,
  ],
  ['levels beyond all parsers', '['.repeat(1_000_000)],
])('RICH-1 malformed fragment: with %s it gives way to HTML, then to text', (_, fragment) => {
  expect(paste({ fragment, ...ELSE }).html).toBe('<p>HTML</p>');
  expect(paste({ fragment, html: ' ', text: 'text' }).html).toBe('<p>text</p>');
  expect(paste({ fragment }).html).toBeNull();
});

test('RICH-1 paste: where no HTML can be parsed there is the text', () => {
  const refusing = (): never => {
    throw new Error('This document requires TrustedHTML.');
  };
  expect(paste(ELSE, { readHtml: createHtmlReader(refusing) }).html).toBe('<p>text</p>');
});

test('RICH-1 plain text: an empty line parts paragraphs, a dash makes no list, nothing is markup', () => {
  const text = '\r\n- one\r\n- two\r\n \t\r\n\r\n<b>three</b>\u2028  four\n';
  expect(paste({ text }).html).toBe(
    '<p>- one<br>- two</p><p>&lt;b&gt;three&lt;/b&gt;<br>&nbsp;&nbsp;four</p>',
  );
  expect(paste({ text: 'one\rtwo\r\rthree' }).html).toBe('<p>one<br>two</p><p>three</p>');
});

test.each(['\v', '\f'])('RICH-1 plain text: %j breaks the line, in code too', (separator) => {
  const text = `one${separator}two`;
  expect(paste({ text }).html).toBe('<p>one<br>two</p>');
  expect(paste({ text: `${text}\n${separator}three` }).html).toBe('<p>one<br>two</p><p>three</p>');
  expect(paste({ text }, { isCode: true }).html).toBe('<pre><code>one\ntwo</code></pre>');
  expect(paste({ html: `<pre>${text}</pre>` }).html).toBe('<pre><code>one\ntwo</code></pre>');
});

test.each([
  [' https://example.org/a?b#c \n', 'https://example.org/a?b#c'],
  ['http://example.org', 'http://example.org'],
  ['www.example.org', 'https://www.example.org'],
  ['mailto:jan@example.org', 'mailto:jan@example.org'],
  ['tel:+3221234567', 'tel:+3221234567'],
  ['see https://example.org', null],
  ['https://example.org/a says it', null],
  ['https://', null],
  ['javascript:alert(1)', null],
  ['//example.org', null],
  ['www.', null],
  ['/www.example.org', null],
  ['/https://example.org', null],
  ['example.org', null],
])('RICH-1 paste a URL on a selection: %j is %j', (text, url) => {
  expect(paste({ text }).url).toBe(url);
  expect(paste({ text, html: `<a href="/x">Title</a>` }).url).toBe(url);
});

test('RICH-1 upload by paste: a picture is uploaded, but not that of an office program’s text', () => {
  const files = [picture];
  const html = '<img src="https://elsewhere.example/a.png" alt="A">';
  expect(paste({ files }).files).toEqual(files);
  expect(paste({ files, html })).toMatchObject({ html: null, files });
  expect(paste({ files, html: '<p>HTML</p>', text: 'text' })).toMatchObject({
    html: '<p>HTML</p>',
    files: [],
  });
});

test.each([
  ['its name, as from the Finder', { text: 'a.png' }],
  ['its name, composed otherwise', { text: 'e\u0301.png' }],
  ['its address, as from Safari', { text: 'https://elsewhere.example/cat.png' }],
  [
    'its address, and HTML that shows it',
    { text: 'https://elsewhere.example/cat.png', html: '<img src="blob:https://e.example/1">' },
  ],
])('RICH-1 upload by paste: a picture is uploaded, not %s', (_, content) => {
  const files = [new File(['x'], content.text === 'a.png' ? 'a.png' : '\u00E9.png')];
  expect(paste({ ...content, files })).toMatchObject({ html: null, url: null, files });
});

test('RICH-1 upload by paste: an address copied from an office program is text, not its picture', () => {
  for (const text of ['https://example.org/a', 'https://example.org/a?b=1&c=2']) {
    const shown = escapeHtml(text);
    const html = `<table><tr><td><a href="${shown}">${shown}</a></td></tr></table>`;
    expect(paste({ text, html, files: [picture] })).toMatchObject({ files: [], url: text });
  }
  expect(paste({ text: 'other.png', files: [picture] }).files).toEqual([]);
  expect(paste({ text: 'see picture.png', files: [picture] }).files).toEqual([]);
  expect(paste({ text: 'a.png\nb.png', files: [new File([], 'a.png')] }).files).toEqual([]);
});

test('RICH-1 huge paste: 10 000 paragraphs are cut, and it says so', () => {
  const pasted = readClipboard({ html: '<p>a <b>b</b></p>'.repeat(10_000) }, { readHtml });
  expect(pasted).toMatchObject({ isCut: true, reason: 'nodes' });
  expect(pasted.document!.length).toBeGreaterThan(1000);
  expect(pasted.document!.length).toBeLessThan(5000);
});

test.each([
  ['text', { text: 'a\n\n'.repeat(10_000) }],
  ['our own nodes', { fragment: JSON.stringify(Array(10_000).fill(OURS[0])) }],
])('RICH-1 huge paste: 10 000 paragraphs of %s are cut, and it says so', (_, content) => {
  expect(readClipboard(content, { readHtml })).toMatchObject({ isCut: true, reason: 'nodes' });
});

test('RICH-1 huge paste: what is too long is cut, and it says so', () => {
  const limits = { maxLength: 20 };
  expect(paste({ html: `<p>one</p><p>two</p><p>three</p>` }, limits)).toMatchObject({
    html: '<p>one</p><p>two</p>',
    isCut: true,
    reason: 'length',
  });
  expect(paste({ text: 'x'.repeat(30) }, limits)).toMatchObject({
    html: `<p>${'x'.repeat(20)}</p>`,
    isCut: true,
    reason: 'length',
  });
  const fragment = JSON.stringify(OURS);
  expect(paste({ fragment, text: 'text' }, limits)).toMatchObject({
    html: '<p>text</p>',
    isCut: false,
  });
});

test('RICH-1 huge paste: of two million characters no more is read, whoever pastes them', () => {
  const { document, ...rest } = readClipboard({ text: 'x'.repeat(2_000_001) }, { readHtml });
  expect(textOf(document!)).toHaveLength(2_000_000);
  expect(rest).toMatchObject({ isCut: true, reason: 'length' });
});

test('RICH-1 huge paste: lists too deep are raised, of which nothing is missing', () => {
  const pasted = paste({ html: '<ul><li>x'.repeat(30) });
  expect(pasted).toMatchObject({ isCut: false, reason: 'depth' });
  expect(pasted.html!.match(/x/g)).toHaveLength(30);
});

test('RICH-1 paste: nothing throws, nothing unsafe comes in', () => {
  const parts = fc.oneof(
    htmlTexts,
    fc.constantFrom(...ATTACKS),
    fc.json(),
    fc.constant(JSON.stringify(OURS)),
  );
  fc.assert(
    fc.property(parts, parts, parts, (fragment, html, text) => {
      const pasted = paste({ fragment, html, text }, { maxNodes: 10, maxLength: 200 });
      expect(faultsOf(pasted.html ?? '')).toEqual([]);
    }),
  );
});
