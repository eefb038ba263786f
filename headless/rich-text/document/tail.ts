import type { BlockNode, RichTextDocument, RichTextElement } from '../richText.types.js';

/** Images, uploads and rules: blocks without text. */
export function isWithoutText(block: RichTextElement | undefined): boolean {
  return block?.type === 'image' || block?.type === 'upload' || block?.type === 'rule';
}

function isEmptyLine(block: BlockNode | undefined): boolean {
  if (block?.type !== 'paragraph') return false;
  return block.children.every((node) => 'text' in node && node.text === '');
}

/**
 * Whether a document ends in an empty paragraph after a block without text. The editor keeps one
 * there to type in; the HTML and the counted text have none.
 */
export function hasTail(document: RichTextDocument): boolean {
  return isEmptyLine(document.at(-1)) && isWithoutText(document.at(-2));
}

/** A document as it is written to HTML and counted: without that paragraph. */
export function withoutTail(document: RichTextDocument): RichTextDocument {
  return hasTail(document) ? document.slice(0, -1) : document;
}

/** A document as an editor holds it: with that paragraph. */
export function withTail(document: RichTextDocument): RichTextDocument {
  return isWithoutText(document.at(-1))
    ? [...document, { type: 'paragraph', children: [{ text: '' }] }]
    : document;
}
