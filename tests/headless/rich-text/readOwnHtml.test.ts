// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOwnHtml } from '../../../headless/rich-text/html/readOwnHtml.js';
import { createHtmlParser, fromHtml, toHtml } from '../../../headless/rich-text/vanilla.js';
import { ATTACKS } from './support/attacks.js';
import { documents } from './support/documents.js';
import { htmlTexts } from './support/htmlTexts.js';

const parse = createHtmlParser(window);

test('RICH-1 HTML contract: what toHtml has written is read without a parser', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(readOwnHtml(toHtml(document))).toEqual(document);
    }),
  );
});

test('RICH-1 HTML contract: of any HTML it reads what fromHtml does, or nothing', () => {
  const cutUp = fc
    .tuple(documents, fc.nat(), fc.nat({ max: 9 }), htmlTexts)
    .map(([document, at, length, inserted]) => {
      const html = toHtml(document);
      const start = at % (html.length + 1);
      return html.slice(0, start) + inserted + html.slice(start + length);
    });
  fc.assert(
    fc.property(fc.oneof(htmlTexts, cutUp), (html) => {
      const document = readOwnHtml(html);
      if (document !== null) expect(document).toEqual(fromHtml(html, { parse }));
    }),
  );
});

test.each(ATTACKS)('RICH-1 it reads nothing of what is dangerous: %s', (html) => {
  expect(readOwnHtml(html)).toBeNull();
});

test.each([
  ['a link to a script', '<p><a href="javascript:alert(1)">x</a></p>'],
  ['an image of another host', '<p><img src="https://evil.example/x" alt=""></p>'],
  ['an image that is not allowed', '<p><img src="/no.png" alt=""></p>'],
  ['an absolute address of this host', '<p><img src="https://own.example/a.png" alt=""></p>'],
  ['an attribute', '<p class="x">x</p>'],
  ['another element for the same', '<p><b>x</b></p>'],
  ['another way to write a letter', '<p>&#x41;</p>'],
  ['no paragraph', 'x'],
  ['a paragraph without an end', '<p>x'],
  ['spaces between blocks', '<p>x</p> <p>y</p>'],
  ['a link to what only spaces keep from being a protocol', '<p><a href="java script:a">x</a></p>'],
  ['10 000 marks in one another', `<p>${'<strong>'.repeat(10_000)}${'x<br>'.repeat(20_000)}</p>`],
])('RICH-1 it reads nothing of %s', (_what, html) => {
  const isImageAllowed = (url: string): boolean => url !== '/no.png';
  expect(readOwnHtml(html, { isImageAllowed, origin: 'https://own.example' })).toBeNull();
});
