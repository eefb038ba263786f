import type { Path, NodeEntry } from 'slate';
import { Editor, Node, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { MAX_LIST_DEPTH } from './document/nestLists.js';
import { MARKS } from './document/runs.js';
import { withTail } from './document/tail.js';
import {
  documentOf,
  isElement,
  isLink,
  isList,
  isListItem,
  isTextBlock,
  isVoidBlock,
} from './query.js';
import type { RichTextElement } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { isAndroid } from './support.js';

/** Repairs a node that does not match richText.types.ts. Returns whether it had to. */
type Rule = (editor: RichTextEditor, path: Path, node: RichTextElement) => boolean;

function childrenOf(node: RichTextElement): readonly Node[] {
  return node.children;
}

function findChild(node: RichTextElement, match: (child: Node, index: number) => boolean): number {
  return childrenOf(node).findIndex(match);
}

/** Lifts blocks without text, headings, quotes and code out of lists, to the top level. */
const topLevel: Rule = (editor, path, node) => {
  const isFree = isVoidBlock(node) || (isTextBlock(node) && node.type !== 'paragraph');
  if (!isFree || path.length === 1) return false;
  Transforms.liftNodes(editor, { at: path });
  return true;
};

const list: Rule = (editor, path, node) => {
  if (!isList(node)) return false;
  if (node.children.length === 0) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  if (path.length >= 2 * MAX_LIST_DEPTH) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const wrong = findChild(node, (child) => !isListItem(child));
  if (wrong < 0) return false;
  const at = path.concat(wrong);
  if (isVoidBlock(Node.get(editor, at))) Transforms.liftNodes(editor, { at });
  else if (isList(Node.get(editor, at))) Transforms.unwrapNodes(editor, { at });
  else Transforms.wrapNodes(editor, { type: 'list-item', children: [] as never }, { at });
  return true;
};

/** An item is a paragraph and perhaps a list; any further child becomes an item of its own. */
const listItem: Rule = (editor, path, node) => {
  if (!isListItem(node)) return false;
  const [first] = childrenOf(node);
  if (first === undefined) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  if (!isList(Node.parent(editor, path))) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  if (!isElement(first) || isLink(first)) {
    Transforms.wrapNodes(
      editor,
      { type: 'paragraph', children: [] },
      { at: path, match: (_, at) => at.length === path.length + 1, mode: 'highest' },
    );
    return true;
  }
  if (isList(first)) {
    Transforms.unwrapNodes(editor, { at: path.concat(0) });
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const more = findChild(node, (child, index) => index > 0 && !(index === 1 && isList(child)));
  if (more < 0) return false;
  const isSecondList = more === 2 && isList(Node.get(editor, path.concat(more)));
  if (isSecondList) Transforms.mergeNodes(editor, { at: path.concat(more) });
  else Transforms.splitNodes(editor, { at: path.concat(more) });
  return true;
};

/** Code has neither links nor marks. */
const code: Rule = (editor, path, node) => {
  if (!isElement(node) || node.type !== 'code-block') return false;
  const link = findChild(node, isLink);
  if (link >= 0) {
    Transforms.unwrapNodes(editor, { at: path.concat(link) });
    return true;
  }
  const marked = findChild(node, (child) => MARKS.some((mark) => mark in child));
  if (marked < 0) return false;
  Transforms.unsetNodes(editor, [...MARKS], { at: path.concat(marked) });
  return true;
};

/** No empty link, and none within another. */
const link: Rule = (editor, path, node) => {
  if (!isLink(node)) return false;
  const inner = findChild(node, isLink);
  if (inner >= 0) Transforms.unwrapNodes(editor, { at: path.concat(inner) });
  else if (Node.string(node) === '') Transforms.removeNodes(editor, { at: path });
  else return false;
  return true;
};

function isSameKind(list: Node | undefined, other: Node | undefined): boolean {
  return isList(list) && isList(other) && list.isOrdered === other.isOrdered;
}

/** Merges adjacent lists of the same kind. */
function joinLists(editor: RichTextEditor): boolean {
  const { children } = editor;
  const at = children.findIndex((node, index) => isSameKind(node, children[index - 1]));
  if (at < 0) return false;
  Transforms.mergeNodes(editor, { at: [at] });
  return true;
}

/** Adds an empty paragraph to type in after a last image, upload or rule. */
function addTail(editor: RichTextEditor): boolean {
  const document = documentOf(editor);
  const [tail] = withTail(document).slice(document.length);
  if (tail === undefined) return false;
  Transforms.insertNodes(editor, tail, { at: [document.length] });
  return true;
}

const RULES: readonly Rule[] = [topLevel, list, listItem, code, link];

/** Gives an editor the schema of richText.types.ts, and has normalizing keep the text to it. */
export function withSchema(editor: RichTextEditor): RichTextEditor {
  const { normalizeNode, isVoid, isInline } = editor;
  editor.isVoid = (element) => isVoidBlock(element) || isVoid(element);
  editor.isInline = (element) => isLink(element) || isInline(element);
  // Text typed before or after a link is not part of it. Text composed on Android stays where the
  // browser writes it: rendering it elsewhere would take it away from the composition.
  editor.inlineEdgeAffinity = () =>
    isAndroid() && ReactEditor.isComposing(editor) ? null : 'outside';
  editor.normalizeNode = (entry: NodeEntry, options) => {
    const [node, path] = entry;
    if (Editor.isEditor(node) && node.children.length === 0) {
      Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [0] });
      return;
    }
    if (Editor.isEditor(node) && (joinLists(editor) || addTail(editor))) return;
    if (isElement(node) && RULES.some((rule) => rule(editor, path, node))) return;
    normalizeNode(entry, options);
  };
  return editor;
}
