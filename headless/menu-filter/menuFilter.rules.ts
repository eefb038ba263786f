import { foldText, type FormatText } from '../core/vanilla.js';
import { parentIdOf, type MenuNode, type MenuTree, type OpenIds } from '../menu/vanilla.js';

/** What is left of a menu. */
export interface FilteredMenu {
  readonly tree: MenuTree;
  /** The submenus in which something was found. */
  readonly open: OpenIds;
  /** How many items were found; those that only lead there do not count. */
  readonly matchCount: number;
}

/** The titles of a menu as they are compared, by the ids of their items. */
export function foldTitles({ nodes }: MenuTree, format: FormatText): ReadonlyMap<string, string> {
  return new Map([...nodes.values()].map(({ id, item }) => [id, foldText(format(item.title))]));
}

/**
 * The visible items in whose titles each word of the text occurs, without regard to case and accents,
 * and what leads to them (behaviour B-15). An item that was found keeps its whole submenu, closed,
 * unless something was found in that too.
 */
export function filterMenu(
  { rootIds, nodes, ...rest }: MenuTree,
  titles: ReadonlyMap<string, string>,
  text: string,
): FilteredMenu {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const left = new Map(nodes);
  const open = new Map<string, string[]>();
  let matchCount = 0;

  const isLeft = (id: string): boolean => {
    const node = nodes.get(id);
    if (node === undefined) return false;
    const isMatch = words.every((word) => titles.get(id)?.includes(word));
    if (isMatch) matchCount += 1;
    const childIds = node.childIds.filter(isLeft);
    if (childIds.length > 0) keepOpen(node, childIds);
    return isMatch || childIds.length > 0;
  };
  const keepOpen = (node: MenuNode, childIds: readonly string[]): void => {
    // The same node, where nothing is missing, renders nothing anew.
    if (childIds.length < node.childIds.length) left.set(node.id, { ...node, childIds });
    const parentId = parentIdOf(node.id);
    open.set(parentId, [...(open.get(parentId) ?? []), node.id]);
  };

  const tree = { ...rest, rootIds: rootIds.filter(isLeft), nodes: left };
  return { tree, open, matchCount };
}

/** Opens or closes one submenu and leaves those beside it, where something may have been found. */
export function toggledAlone(open: OpenIds, id: string): OpenIds {
  const parentId = parentIdOf(id);
  const siblings = open.get(parentId) ?? [];
  const others = siblings.filter((other) => other !== id);
  return new Map(open).set(parentId, others.length < siblings.length ? others : [...others, id]);
}
