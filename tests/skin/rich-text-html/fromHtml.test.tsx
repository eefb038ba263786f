import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  cleanHtml,
  createHtmlParser,
  fromHtml,
  toHtml,
} from '../../../headless/rich-text/vanilla.js';
import { ATTACKS, faultsOf } from '../../headless/rich-text/support/attacks.js';
import { documents } from '../../headless/rich-text/support/documents.js';
import { HTML_CASES } from '../../headless/rich-text/support/htmlCases.js';
import { htmlTexts } from '../../headless/rich-text/support/htmlTexts.js';

const parse = createHtmlParser(window);

test.each(HTML_CASES)('RICH-1 pasted HTML: $name', ({ html, clean }) => {
  expect(cleanHtml(html, { parse })).toBe(clean);
});

test('RICH-1 HTML contract: fromHtml(toHtml(v)) equals v', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(fromHtml(toHtml(document), { parse })).toEqual(document);
    }),
  );
});

test('RICH-1 HTML contract: toHtml(fromHtml(h)) is idempotent, and has nothing unsafe in it', () => {
  fc.assert(
    fc.property(htmlTexts, fc.constantFrom('', ...ATTACKS), (html, attack) => {
      const once = cleanHtml(html + attack, { parse });
      expect(cleanHtml(once, { parse })).toBe(once);
      expect(faultsOf(once)).toEqual([]);
    }),
  );
});

/** A window under a content security policy of its own, until the test ends. */
async function windowUnder(policy: string): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve);
  });
  document.body.append(frame);
  onTestFinished(() => {
    frame.remove();
  });
  await loaded;
  return frame.contentWindow as Window & typeof globalThis;
}

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

test('RICH-1 under the strictest policy HTML is parsed inert: nothing runs, loads, or is reported', async () => {
  const strict = await windowUnder(`${STRICT}; trusted-types dompurify`);
  const violations: string[] = [];
  strict.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    violations.push(`${violatedDirective} ${sample}`);
  });
  const alert = vi.spyOn(strict, 'alert').mockImplementation(() => {});
  const parseStrictly = createHtmlParser(strict);
  for (const html of [...ATTACKS, ...HTML_CASES.map((each) => each.html)]) {
    expect(faultsOf(cleanHtml(html, { parse: parseStrictly }))).toEqual([]);
  }
  for (const { html, clean } of HTML_CASES) {
    expect(cleanHtml(html, { parse: parseStrictly })).toBe(clean);
  }
  // Reports come late, but in order: after this one there is none before it.
  strict.document.body.setAttribute('style', 'color:red');
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(violations).toEqual(['style-src-attr ']);
  expect(alert).not.toHaveBeenCalled();
  expect(strict.performance.getEntriesByType('resource')).toEqual([]);
});

test('RICH-1 one window has one parser: its policy of Trusted Types can be made once', async () => {
  const strict = await windowUnder(`${STRICT}; trusted-types dompurify`);
  expect(createHtmlParser(strict)).toBe(createHtmlParser(strict));
});

test('RICH-1 where the policy of Trusted Types is refused, that is an error, not an empty text', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusing = createHtmlParser(await windowUnder(`${STRICT}; trusted-types other`));
  expect(() => refusing('<p>x</p>')).toThrowError(
    expect.objectContaining({ code: 'html-not-parsed' }),
  );
  expect(warn).toHaveBeenCalledOnce();
});
