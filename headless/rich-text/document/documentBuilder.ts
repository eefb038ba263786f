import type {
  BlockNode,
  HeadingLevel,
  ImageNode,
  RichTextDocument,
  RuleNode,
  UploadNode,
} from '../richText.types.js';
import { nestLists, type ItemLine } from './nestLists.js';
import { codeText, inlinesOf, normalizeRuns, type Run } from './runs.js';
import { withoutTail } from './tail.js';

/** The style of a line. An item's `level` is 0 in the outermost list. */
export type LineStyle =
  | { readonly type: 'paragraph' | 'quote' | 'code-block' }
  | { readonly type: 'heading'; readonly level: HeadingLevel }
  | { readonly type: 'item'; readonly level: number; readonly isOrdered: boolean };

/** A line without a style of its own. */
export const PARAGRAPH: LineStyle = { type: 'paragraph' };

/** A limit that was exceeded: the number of nodes, or the nesting depth of lists. */
export type DocumentLimit = 'nodes' | 'depth';

/** The result of a builder. */
export interface BuiltDocument {
  /** In normal form. */
  readonly document: RichTextDocument;
  /** The limit that was exceeded: further nodes are missing, or deeper items are raised. */
  readonly exceeded: DocumentLimit | null;
}

/** Makes a document from lines, in their order. */
export interface DocumentBuilder {
  addLine(style: LineStyle, runs: readonly Run[]): void;
  addVoid(node: RuleNode | ImageNode | UploadNode): void;
  isFull(): boolean;
  finish(): BuiltDocument;
}

function blockOf(style: Exclude<LineStyle, { type: 'item' }>, runs: readonly Run[]): BlockNode {
  if (style.type === 'code-block')
    return { ...style, type: 'code-block', children: [{ text: codeText(runs) }] };
  const children = inlinesOf(normalizeRuns(runs));
  if (style.type === 'heading') return { ...style, children };
  return { type: style.type, children };
}

/**
 * Makes a builder that has no lines yet.
 * @param maxNodes the most blocks and texts
 */
export function createDocumentBuilder(maxNodes: number): DocumentBuilder {
  const blocks: BlockNode[] = [];
  let items: ItemLine[] = [];
  let count = 0;
  let isTooDeep = false;
  const endLists = (): void => {
    if (items.length === 0) return;
    const nested = nestLists(items);
    isTooDeep ||= nested.isTooDeep;
    for (const list of nested.lists) blocks.push(list);
    items = [];
  };
  const isFull = (): boolean => count > maxNodes;
  const addVoid: DocumentBuilder['addVoid'] = (node) => {
    count += 1;
    if (isFull()) return;
    endLists();
    blocks.push(node);
  };
  return {
    addLine: (style, runs) => {
      count += 1;
      if (isFull()) return;
      const fitting = runs.slice(0, Math.max(maxNodes - count, 1));
      count += runs.length;
      if (style.type === 'item') {
        const { level, isOrdered } = style;
        items.push({ level, isOrdered, children: inlinesOf(normalizeRuns(fitting)) });
      } else {
        endLists();
        blocks.push(blockOf(style, fitting));
      }
    },
    addVoid,
    isFull,
    finish: () => {
      endLists();
      if (blocks.length === 0) blocks.push({ type: 'paragraph', children: [{ text: '' }] });
      return {
        document: withoutTail(blocks),
        exceeded: isFull() ? 'nodes' : isTooDeep ? 'depth' : null,
      };
    },
  };
}
