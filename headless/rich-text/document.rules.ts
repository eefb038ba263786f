import { lengthOf } from '../limiter/vanilla.js';
import { isDocument, type DocumentRules } from './document/isDocument.js';
import { readNodes } from './document/readNodes.js';
import { sameNodes } from './document/sameNodes.js';
import { isWithoutText, withoutTail } from './document/tail.js';
import type { BlockNode, InlineNode, ListItemNode, RichTextDocument } from './richText.types.js';

/** The empty text: one empty paragraph. */
export const EMPTY_DOCUMENT: RichTextDocument = [{ type: 'paragraph', children: [{ text: '' }] }];

/** Which images and uploads `readDocument` keeps, and how much it reads. */
export interface ReadDocumentOptions extends DocumentRules {
  /** The most blocks and texts that are read. Default 200000, more than anyone writes. */
  maxNodes?: number | undefined;
}

/** The result of `readDocument`; always a document that can be edited. */
export interface ReadDocumentResult {
  /** In normal form. The value itself if it already was. */
  readonly document: RichTextDocument;
  /** Whether parts may be missing: the value was not a document, or exceeded a limit. */
  readonly isRepaired: boolean;
}

const MAX_NODES = 200_000;

/**
 * Makes a document from a value of unknown origin. Text is kept wherever there is any; the rest is
 * repaired. If nothing is usable, the document is empty. Never throws.
 *
 * The normal form has
 * - no control characters, and no halves of a surrogate pair;
 * - no empty text, except around a link, and no two texts in a row with the same marks and link;
 * - no line of spaces alone, and no non-breaking space beside a space or at an end of a line, where
 *   HTML uses it only to keep a plain space;
 * - no two lists of the same kind in a row, and no list deeper than 9;
 * - no empty paragraph at the end after an image or a rule.
 */
export function readDocument(
  value: unknown,
  { maxNodes = MAX_NODES, ...rules }: ReadDocumentOptions = {},
): ReadDocumentResult {
  try {
    const isWhole = isDocument(value, rules);
    const { document, exceeded } = readNodes(Array.isArray(value) ? value : [value], {
      ...rules,
      maxNodes,
    });
    return {
      document: isWhole && sameNodes(value, document) ? value : document,
      isRepaired: !isWhole || exceeded !== null,
    };
  } catch {
    // Getters and proxies may throw.
    return { document: EMPTY_DOCUMENT, isRepaired: true };
  }
}

/** The normal form of a document, uploads included. The document itself if it already is normal. */
export function normalizeDocument(document: RichTextDocument): RichTextDocument {
  return readDocument(document, { maxNodes: Infinity, isUploadKnown: () => true }).document;
}

/** The text of each line of a block; none for a block without text. */
function linesOf(block: BlockNode | ListItemNode): readonly string[] {
  if (block.type === 'list') return block.children.flatMap(linesOf);
  if (block.type === 'list-item') {
    const [line, list] = block.children;
    return [...linesOf(line), ...(list === undefined ? [] : linesOf(list))];
  }
  if (block.type === 'rule' || block.type === 'image' || block.type === 'upload') return [];
  const inlines: readonly InlineNode[] = block.children;
  const texts = inlines.flatMap((node) => ('text' in node ? node : node.children));
  return [texts.map(({ text }) => text).join('')];
}

/** The plain text: blocks and list items, separated by `\n`. Images have no text. */
export function textOf(document: RichTextDocument): string {
  return withoutTail(document).flatMap(linesOf).join('\n');
}

/** Whether there is nothing to see in a document: no words, no image and no rule. */
export function isBlank(document: RichTextDocument): boolean {
  // Up to the first block with something in it, since this is asked with every keystroke.
  return document.every(
    (block) =>
      block.type !== 'image' &&
      block.type !== 'rule' &&
      linesOf(block).every((line) => line.trim() === ''),
  );
}

const lengths = new WeakMap<BlockNode, number>();

function lengthOfBlock(block: BlockNode): number {
  const known = lengths.get(block);
  const length = known ?? lengthOf(linesOf(block).join('\n'), 'grapheme');
  if (known === undefined) lengths.set(block, length);
  return length;
}

/** The length of blocks, an empty one at the end included. Lengths are cached by block. */
export function lengthOfBlocks(blocks: RichTextDocument): number {
  const texts = blocks.filter((block) => !isWithoutText(block));
  return texts.reduce((sum, block) => sum + lengthOfBlock(block), Math.max(texts.length - 1, 0));
}

/** The length of the plain text in visible characters; a line break counts 1 (spec row LIMIT-1). */
export function lengthOfDocument(document: RichTextDocument): number {
  return lengthOfBlocks(withoutTail(document));
}
