import type { FormatText } from '../core/vanilla.js';
import { parentIdOf, type MenuNode, type MenuTree, type OpenIds } from '../menu/vanilla.js';
import { searchedTexts, searchedWords } from '../text-search/vanilla.js';

/** The result of filtering a menu. */
export interface FilteredMenu {
  readonly tree: MenuTree;
  /** The submenus that contain a match. */
  readonly open: OpenIds;
  /** How many items match, their ancestors not counted. */
  readonly matchCount: number;
}

/** The titles of a menu, folded, with their apostrophes and without them, by the ids of their items. */
export function foldTitles({ nodes }: MenuTree, format: FormatText): ReadonlyMap<string, string> {
  return new Map(
    [...nodes.values()].map(({ id, item }) => [id, searchedTexts(format(item.title)).join(' ')]),
  );
}

/**
 * Reduces a menu to the visible items whose titles contain each word of the text, and their
 * ancestors (behavior B-15). Ignores case and accents; an apostrophe may be any, or be left out. A
 * match keeps its whole submenu, closed, unless the submenu has matches too.
 */
export function filterMenu(
  { rootIds, nodes, ...rest }: MenuTree,
  titles: ReadonlyMap<string, string>,
  text: string,
): FilteredMenu {
  const words = searchedWords(text);
  const kept = new Map(nodes);
  const open = new Map<string, string[]>();
  let matchCount = 0;

  const keep = (id: string): boolean => {
    const node = nodes.get(id);
    if (node === undefined) return false;
    const isMatch = words.every((word) => titles.get(id)?.includes(word));
    if (isMatch) matchCount += 1;
    const childIds = node.childIds.filter(keep);
    if (childIds.length > 0) keepAncestor(node, childIds);
    return isMatch || childIds.length > 0;
  };
  const keepAncestor = (node: MenuNode, childIds: readonly string[]): void => {
    // A node that keeps all of its children stays the same object, so that it does not re-render.
    if (childIds.length < node.childIds.length) kept.set(node.id, { ...node, childIds });
    const parentId = parentIdOf(node.id);
    open.set(parentId, [...(open.get(parentId) ?? []), node.id]);
  };

  const tree = { ...rest, rootIds: rootIds.filter(keep), nodes: kept };
  return { tree, open, matchCount };
}

/** Opens or closes one submenu and leaves its siblings, which may contain matches too. */
export function toggledAlone(open: OpenIds, id: string): OpenIds {
  const parentId = parentIdOf(id);
  const siblings = open.get(parentId) ?? [];
  const others = siblings.filter((other) => other !== id);
  return new Map(open).set(parentId, others.length < siblings.length ? others : [...others, id]);
}
