// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanHtml,
  createHtmlParser,
  fromHtml,
  textOf,
  toHtml,
} from '../../../headless/rich-text/vanilla.js';
import { ATTACKS, faultsOf } from './support/attacks.js';
import { HTML_CASES } from './support/htmlCases.js';
import { htmlTexts } from './support/htmlTexts.js';

const parse = createHtmlParser(window);

test.each(HTML_CASES)('RICH-1 pasted HTML: $name', ({ html, clean }) => {
  expect(cleanHtml(html, { parse })).toBe(clean);
});

test.each(ATTACKS)('RICH-1 pasted HTML brings in nothing unsafe: %s', (html) => {
  expect(faultsOf(cleanHtml(html, { parse }))).toEqual([]);
});

test('RICH-1 no HTML brings in anything but our elements, attributes and safe URLs', () => {
  fc.assert(
    fc.property(htmlTexts, fc.constantFrom(...ATTACKS), (html, attack) => {
      expect(faultsOf(cleanHtml(html + attack, { parse }))).toEqual([]);
      expect(faultsOf(cleanHtml(attack + html, { parse }))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('RICH-1 images are those that the policy allows, and of one’s own origin', () => {
  const html =
    '<img src="https://own.example/api/uploads/a.png" alt="a"><img src="https://own.example.evil/b" alt="b">' +
    '<img src="/api/logout" alt="c"><img src="/api/uploads/d.png" alt="">';
  const isImageAllowed = (url: string): boolean => url.startsWith('/api/uploads/');
  const document = fromHtml(html, { parse, isImageAllowed, origin: 'https://own.example' });
  expect(toHtml(document)).toBe(
    '<p><img src="/api/uploads/a.png" alt="a"></p><p>bc</p><p><img src="/api/uploads/d.png" alt=""></p>',
  );
});

test('RICH-1 empty HTML is the empty document, which goes out as none', () => {
  for (const html of ['', ' \n', '<p></p>', '<p>&nbsp;</p>', '<div><br></div>', '<!-- x -->']) {
    expect(cleanHtml(html, { parse })).toBe('');
  }
});

test('RICH-1 HTML that shows nothing is none on a server, so that nobody publishes it', () => {
  for (const html of ['<h1></h1>', '<ul><li> </li></ul>', '<p></p><blockquote></blockquote>'])
    expect(cleanHtml(html, { parse })).toBe('');
  expect(cleanHtml('<hr>', { parse })).toBe('<hr>');
  expect(cleanHtml('<img src="/a.png">', { parse })).toContain('/a.png');
});

test('RICH-1 lists nest 9 deep at most; what is deeper is raised', () => {
  const document = fromHtml('<ul><li>x'.repeat(12), { parse });
  const html = toHtml(document);
  expect(html.match(/<ul>/g)).toHaveLength(9);
  expect(html.match(/<li>/g)).toHaveLength(12);
});

test.each([
  ['3 000 levels of one element', '<div class="x">'.repeat(3000), '</div>'.repeat(3000)],
  ['3 000 levels of formatting', '<b>'.repeat(3000), '</b>'.repeat(3000)],
  ['50 000 end tags of what is not open', '<b>'.repeat(50_000), '</i>'.repeat(50_000)],
  ['3 000 levels of lists', '<ul><li>'.repeat(3000), '</li></ul>'.repeat(3000)],
  ['3 000 unknown elements in one another', '<x-y z>'.repeat(3000), '</x-y>'.repeat(3000)],
])(
  'RICH-1 huge paste: %s neither throw nor hang, and nothing else is in the text',
  (_, html, end) => {
    expect(textOf(fromHtml(`${html}text`, { parse })).trim()).toBe('text');
    expect(textOf(fromHtml(`${html}text${end}`, { parse })).trim()).toBe('text');
  },
);

test('RICH-1 a browser that lets no HTML be parsed is told of, not taken for an empty text', () => {
  class RefusingParser extends DOMParser {
    override parseFromString(): Document {
      throw new TypeError('This document requires TrustedHTML.');
    }
  }
  const { document, DocumentFragment, HTMLTemplateElement, Node, Element, NodeFilter } = window;
  const { NamedNodeMap, HTMLFormElement } = window;
  const refusing = createHtmlParser({
    ...{ document, DocumentFragment, HTMLTemplateElement, Node, Element, NodeFilter },
    ...{ NamedNodeMap, HTMLFormElement, DOMParser: RefusingParser, trustedTypes: undefined },
  });
  expect(() => refusing('<p>x</p>')).toThrowError(
    expect.objectContaining({ code: 'html-not-parsed' }),
  );
});
