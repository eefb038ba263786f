import { Editor, Node, Path, Range, type NodeEntry } from 'slate';
import { isWithoutText } from './document/tail.js';
import type {
  BlockNode,
  LinkNode,
  ListItemNode,
  ListNode,
  RichTextDocument,
  RichTextElement,
  RichTextNode,
} from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

/** A block that holds lines of text. */
export type TextBlock = Extract<
  BlockNode,
  { type: 'paragraph' | 'heading' | 'quote' | 'code-block' }
>;

const TEXT_BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'quote', 'code-block']);

/** Whether a node is a block, a list item or a link, and not a text or the editor. */
export function isElement(node: unknown): node is RichTextElement {
  return typeof node === 'object' && node !== null && 'type' in node && 'children' in node;
}

/** Whether a node is a {@link TextBlock}. */
export function isTextBlock(node: unknown): node is TextBlock {
  return isElement(node) && TEXT_BLOCKS.has(node.type);
}

/**
 * Whether a text block looks empty: of a line of blanks alone, the value has none. In code, blanks
 * count.
 */
export function isBlankLine(block: TextBlock): boolean {
  const text = Node.string(block);
  return block.type === 'code-block' ? text === '' : /^[ \t\u00a0]*$/.test(text);
}

/** Whether a node is a list. */
export function isList(node: unknown): node is ListNode {
  return isElement(node) && node.type === 'list';
}

/** Whether a node is an item of a list. */
export function isListItem(node: unknown): node is ListItemNode {
  return isElement(node) && node.type === 'list-item';
}

/** Whether a node is a link. */
export function isLink(node: unknown): node is LinkNode {
  return isElement(node) && node.type === 'link';
}

/** Images, uploads and rules: blocks without text. */
export function isVoidBlock(node: unknown): boolean {
  return isElement(node) && isWithoutText(node);
}

/** The text blocks that the selection touches, except one at the very start of which it ends. */
export function selectedTextBlocks(editor: RichTextEditor): NodeEntry<TextBlock>[] {
  const { selection } = editor;
  if (selection === null) return [];
  const at = Editor.unhangRange(editor, selection);
  return [...Editor.nodes<TextBlock>(editor, { at, match: isTextBlock, mode: 'lowest' })];
}

/** The nearest matching ancestor around the start of the selection, or around `at`. */
export function around<Found extends RichTextElement>(
  editor: RichTextEditor,
  match: (node: unknown) => node is Found,
  at?: Path | Range,
): NodeEntry<Found> | undefined {
  const location = at ?? editor.selection;
  if (location === null) return undefined;
  return Editor.above<Found>(editor, {
    at: Range.isRange(location) ? Editor.start(editor, location) : location,
    match: (node: RichTextNode | RichTextEditor): node is Found & RichTextElement => match(node),
    mode: 'lowest',
  });
}

/** The list item whose own line is this text block. */
export function itemOf(editor: RichTextEditor, path: Path): NodeEntry<ListItemNode> | undefined {
  if (path.length < 2) return undefined;
  const parentPath = Path.parent(path);
  const parent = Node.get(editor, parentPath);
  return isListItem(parent) ? [parent, parentPath] : undefined;
}

/** Whether the caret stands at the very start of a block. */
export function isAtStartOf(editor: RichTextEditor, path: Path): boolean {
  const { selection } = editor;
  return (
    selection !== null &&
    Range.isCollapsed(selection) &&
    Editor.isStart(editor, selection.anchor, path)
  );
}

/** The content of an editor, which its schema keeps a valid document. */
export function documentOf({ children }: Pick<RichTextEditor, 'children'>): RichTextDocument {
  return children as RichTextDocument;
}
