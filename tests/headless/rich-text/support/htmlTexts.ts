import fc, { type Arbitrary } from 'fast-check';
import { texts } from './documents.js';

const NAMES = (
  'p div h1 h3 h5 ul ol li li blockquote pre code table tbody tr td th a a b i u s span strong em font br hr ' +
  'img section details summary dl dt dd figure figcaption script style template noscript svg math textarea ' +
  'title iframe frameset body o:p x-y select option button'
).split(' ');

const attributes = fc.constantFrom(
  ...['', '', '', ' href="/a"', ' href="javascript:x()"', ' src="/api/uploads/a.png" alt="A"'],
  ...[' src="https://elsewhere.example/a.png" alt="B"', ' style="font-weight:700"', ' hidden'],
  ...[' style="font-weight:normal;white-space:pre-wrap"', ' style="mso-list:l0 level2 lfo1"'],
  ...[
    ' style="mso-list:Ignore"',
    ' class=MsoListParagraph',
    ' onclick="x()"',
    ' style="display:none"',
  ],
);

const tags = fc
  .tuple(fc.constantFrom(...NAMES), attributes, fc.constantFrom('<', '<', '</'))
  .map(([name, attribute, start]) => `${start}${name}${start === '<' ? attribute : ''}>`);

const noise = fc.constantFrom(
  '<!--',
  '-->',
  '<![if !supportLists]>',
  '<![endif]>',
  '&nbsp;',
  '&#0;',
  '\r\n',
  '<',
  '"',
);

/** Texts that look like HTML: tags that are opened and never closed, closed and never opened, and cut off. */
export const htmlTexts: Arbitrary<string> = fc
  .array(fc.oneof({ weight: 5, arbitrary: tags }, { weight: 4, arbitrary: texts }, noise), {
    maxLength: 14,
  })
  .map((parts) => parts.join(''));
