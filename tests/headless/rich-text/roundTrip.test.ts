// @vitest-environment jsdom
import fc from 'fast-check';
import { Editor, createEditor } from 'slate';
import { expect, test } from 'vitest';
import {
  createHtmlParser,
  fromHtml,
  normalizeDocument,
  readDocument,
  toHtml,
} from '../../../headless/rich-text/vanilla.js';
import { documents, looseDocuments } from './support/documents.js';
import { htmlTexts } from './support/htmlTexts.js';

const parse = createHtmlParser(window);

test('RICH-1 HTML contract: fromHtml(toHtml(v)) equals v', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(fromHtml(toHtml(document), { parse })).toEqual(document);
    }),
  );
});

test('RICH-1 HTML contract: a document that is not normalised goes out as its normal form does', () => {
  fc.assert(
    fc.property(looseDocuments, (document) => {
      expect(toHtml(document)).toBe(toHtml(normalizeDocument(document)));
    }),
  );
});

test('RICH-1 HTML contract: toHtml(fromHtml(h)) is idempotent for whatever looks like HTML', () => {
  fc.assert(
    fc.property(htmlTexts, (html) => {
      const once = toHtml(fromHtml(html, { parse }));
      expect(toHtml(fromHtml(once, { parse }))).toBe(once);
    }),
  );
});

test('RICH-1 what comes of any HTML is in its normal form', () => {
  fc.assert(
    fc.property(htmlTexts, (html) => {
      const document = fromHtml(html, { parse });
      expect(readDocument(document)).toEqual({ document, isRepaired: false });
      expect(normalizeDocument(document)).toBe(document);
    }),
  );
});

test('RICH-1 the normal form is one that Slate leaves as it is', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const editor = createEditor();
      editor.isInline = (node) => node.type === 'link';
      editor.isVoid = (node) => node.type === 'rule' || node.type === 'image';
      editor.children = structuredClone(document) as typeof editor.children;
      Editor.normalize(editor, { force: true });
      expect(editor.children).toEqual(document);
    }),
  );
});
