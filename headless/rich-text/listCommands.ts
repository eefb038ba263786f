import { Editor, Node, Path, Transforms, type NodeEntry } from 'slate';
import { MAX_LIST_DEPTH } from './document/nestLists.js';
import { followPaths } from './followPaths.js';
import { isList, itemOf, selectedTextBlocks } from './query.js';
import type { ListItemNode, ListNode } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

/** The items whose own lines are selected, but none below another of them. */
function selectedItems(editor: RichTextEditor): Path[] {
  const paths = selectedTextBlocks(editor).flatMap(([, path]) => {
    const item = itemOf(editor, path);
    return item === undefined ? [] : [item[1]];
  });
  return paths.filter((path) => !paths.some((other) => Path.isAncestor(other, path)));
}

function listAt(editor: RichTextEditor, path: Path): ListNode | null {
  if (!Editor.hasPath(editor, path)) return null;
  const node = Node.get(editor, path);
  return isList(node) ? node : null;
}

/** Puts an item, or the rest of a list, at the end of an item's own nested list, which it may begin. */
function nest(editor: RichTextEditor, from: Path, into: Path): void {
  const nested = listAt(editor, into.concat(1));
  if (nested !== null) {
    Transforms.moveNodes(editor, { at: from, to: into.concat(1, nested.children.length) });
    return;
  }
  const { isOrdered } = listAt(editor, Path.parent(from)) ?? { isOrdered: false };
  Transforms.wrapNodes(editor, { type: 'list', isOrdered, children: [] }, { at: from });
  Transforms.moveNodes(editor, { at: from, to: into.concat(1) });
}

/** How many lists there are one in the other in an item. */
function depthOf(list: ListNode | null | undefined): number {
  if (!list) return 0;
  return 1 + Math.max(0, ...list.children.map(({ children }) => depthOf(children[1])));
}

function indent(editor: RichTextEditor, path: Path): void {
  const depth = path.length / 2 + depthOf(listAt(editor, path.concat(1)));
  if (path.at(-1) !== 0 && depth < MAX_LIST_DEPTH) nest(editor, path, Path.previous(path));
}

function outdent(editor: RichTextEditor, path: Path): void {
  const listPath = Path.parent(path);
  const parentPath = Path.parent(listPath);
  if (parentPath.length === 0) {
    Transforms.liftNodes(editor, { at: path });
    const [top = 0] = path;
    const at = path.at(-1) === 0 ? top : top + 1;
    Transforms.unwrapNodes(editor, { at: [at] });
    return;
  }
  const next = Path.next(path);
  // What came after it stays below it, where it stood.
  while (Editor.hasPath(editor, next)) nest(editor, next, path);
  Transforms.moveNodes(editor, { at: path, to: Path.next(parentPath) });
}

/** Moves the selected items one level in, below the items before them. Whether there were any. */
export function indentItems(editor: RichTextEditor): boolean {
  return followPaths(editor, selectedItems(editor), (path) => {
    indent(editor, path);
  });
}

/** Moves the selected items one level out; from the outermost, out of the list. */
export function outdentItems(editor: RichTextEditor): boolean {
  return followPaths(editor, selectedItems(editor), (path) => {
    outdent(editor, path);
  });
}

/** Takes the block of text at a path out of all lists. Returns where it is then. */
export function leaveLists(editor: RichTextEditor, path: Path): Path {
  const ref = Editor.pathRef(editor, path);
  for (;;) {
    const at = ref.current;
    const item = at === null ? undefined : itemOf(editor, at);
    if (item === undefined) break;
    outdent(editor, item[1]);
  }
  return ref.unref() ?? path;
}

function enterList(editor: RichTextEditor, path: Path, isOrdered: boolean): void {
  const item: ListItemNode = { type: 'list-item', children: [{ type: 'paragraph', children: [] }] };
  Transforms.setNodes(editor, { type: 'paragraph' }, { at: path });
  Transforms.unsetNodes(editor, 'level', { at: path });
  Transforms.wrapNodes(editor, { type: 'list', isOrdered, children: [item] }, { at: path });
  Transforms.wrapNodes(editor, item, { at: path.concat(0) });
}

/** Makes list items of the selected blocks, or paragraphs of items where all are of that kind. */
export function toggleList(editor: RichTextEditor, isOrdered: boolean): void {
  const paths = selectedTextBlocks(editor).map(([, path]) => path);
  const listOf = (path: Path): NodeEntry<ListNode> | null => {
    const item = itemOf(editor, path);
    const at = item && Path.parent(item[1]);
    const list = at && listAt(editor, at);
    return list && at ? [list, at] : null;
  };
  const isDone = paths.every((path) => listOf(path)?.[0].isOrdered === isOrdered);
  followPaths(editor, paths, (path) => {
    const list = listOf(path);
    if (isDone) leaveLists(editor, path);
    else if (list !== null) Transforms.setNodes(editor, { isOrdered }, { at: list[1] });
    else enterList(editor, path, isOrdered);
  });
}
