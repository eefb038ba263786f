import { Editor, Node, Path, Transforms, type NodeEntry } from 'slate';
import { MAX_LIST_DEPTH } from './document/nestLists.js';
import { followPaths } from './followPaths.js';
import { isList, itemOf, selectedTextBlocks } from './query.js';
import type { ListItemNode, ListNode } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

/** The items whose own lines are selected, without those nested in another of them. */
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

/** Moves an item to the end of another item's nested list, which is created if missing. */
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

/** How many levels of lists there are from this list down. */
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
  // The items after it become its own nested items, so that they stay in place.
  while (Editor.hasPath(editor, next)) nest(editor, next, path);
  Transforms.moveNodes(editor, { at: path, to: Path.next(parentPath) });
}

/** Indents the selected items, below the items before them. Returns whether there were any. */
export function indentItems(editor: RichTextEditor): boolean {
  return followPaths(editor, selectedItems(editor), (path) => {
    indent(editor, path);
  });
}

/** Outdents the selected items; outermost ones leave the list. Returns whether there were any. */
export function outdentItems(editor: RichTextEditor): boolean {
  return followPaths(editor, selectedItems(editor), (path) => {
    outdent(editor, path);
  });
}

/** Moves the text block at a path out of all lists. Returns its new path. */
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

/** Turns the selected blocks into list items; back into paragraphs if all are such items. */
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
