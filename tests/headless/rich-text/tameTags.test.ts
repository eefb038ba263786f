import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { disarm } from '../../../headless/rich-text/html/disarm.js';

function parse(html: string): Element {
  return new JSDOM(`<body>${disarm(html)}`).window.document.body;
}

function depthOf(root: Element): number {
  let deepest = 0;
  const waiting: [Element, number][] = [[root, 0]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [element, depth] = next;
    deepest = Math.max(deepest, depth);
    const inside = element instanceof element.ownerDocument.defaultView!.HTMLTemplateElement;
    for (const child of (inside ? element.content : element).children) {
      waiting.push([child, depth + 1]);
    }
  }
  return deepest;
}

// A parser takes a time that grows with the square of the depth, and stops in thousands of levels.
test.each([
  ['elements', '<div>'],
  ['lists', '<ul><li>'],
  ['tables', '<table><tr><td>'],
  ['drawings', '<svg>'],
  ['elements that are void elsewhere, in a drawing', '<svg><wbr>'],
  ['elements in formulas', '<math><annotation-xml encoding="text/html"><div>'],
  ['drawings in pieces', '<s<!---->vg>'],
  ['forms in formulas', '<form><math>'],
  ['terms of two kinds of lists', '<dd><li>'],
  ['end tags of something else', '<div></b>'],
  ['end tags out of a table', '<div><table></div></table>'],
  ['end tags out of a list of options', '<div><select></div></select>'],
  ['unknown end tags out of a table', '<x-y><table></x-y></table>'],
  ['end tags of elements that are too deep', '<div><div></div>'],
  ['end tags of formatting that is not open', '<b><b></i>'],
  ['end tags out of a template', '<div><template></div></template>'],
  ['end tags that are text', `${'<div>'.repeat(90)}<title>${'</div>'.repeat(90)}</title>`],
  ['formatting', '<b><i></b>'],
])('RICH-1 nothing nests deep enough to stop a parser: %s', (_what, unit) => {
  expect(depthOf(parse(unit.repeat(Math.ceil(18_000 / unit.length))))).toBeLessThan(500);
});

test.each([
  ['formatting that crosses', '<p><b>x<i>y</b>z</i></p>'],
  ['drawings', '<p>x<svg><path/><path/><g><path/></g></svg></p>'],
  ['tables', '<table><colgroup><col><tbody><tr><td>x</table>'],
  ['terms', '<dl><dt>x</dt><dd>y</dd></dl>'],
  ['other elements', '<o:p>x</o:p>'],
])('RICH-1 however many follow one another, none counts as nested: %s', (_what, unit) => {
  const last = parse(`${unit.repeat(150)}<blockquote><b>x</b></blockquote>`).lastElementChild;
  expect(last?.outerHTML).toBe('<blockquote><b>x</b></blockquote>');
});

// A parser repeats in each paragraph whatever formatting is open, up to three of the very same.
test.each([
  ['at once', (id: string) => `<b id="${id}">`, '<p>x'.repeat(300)],
  ['bit by bit', (id: string) => `<u>x</u><p><i id="${id}">`, ''],
])('RICH-1 formatting that is left open does not multiply: %s', (_what, unit, end) => {
  const html = Array.from({ length: 300 }, (_, index) => unit(String(index))).join('');
  expect(parse(html + end).querySelectorAll('*').length).toBeLessThan(300 * 25);
});

test('RICH-1 an element that is too deep ends none around it', () => {
  const inside = parse(`<blockquote>${'<div>'.repeat(99)}<blockquote>a</blockquote>b`);
  expect(inside.querySelector('blockquote')?.textContent).toBe('ab');
});

test('RICH-1 what stands behind a drawing is kept, and nothing in it is', () => {
  const paragraph = parse('<p>a<svg><g><path d="M0"/><text>t</text></g></svg>b</p>').firstChild;
  const [before, , after] = paragraph?.childNodes ?? [];
  expect([before?.textContent, after?.textContent]).toEqual(['a', 'b']);
});
