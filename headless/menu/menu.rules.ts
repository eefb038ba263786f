import type { MenuNode, MenuState, MenuTree } from './menu.types.js';
import { idOf, isOnPath, pathTo, type MenuPath } from './menuPath.rules.js';
import { isOpen, openWhere } from './openMenus.rules.js';

/**
 * What an item is (spec row MENU-8): a `link` to its state, a `button` for its action, a `disclosure`
 * button that only toggles its submenu, or plain `text`.
 */
export type MenuItemKind = 'link' | 'button' | 'disclosure' | 'text';

/** The item at a path, hidden or not; `undefined` if there is none. */
export function nodeAt({ nodes }: MenuTree, path: MenuPath): MenuNode | undefined {
  return nodes.get(idOf(path));
}

/**
 * The item that leads to a route, if there is one. If several do, the first of the preferred ones,
 * else the first in the menu.
 */
export function nodeOfRoute(
  { nodes, idByState }: MenuTree,
  routeId: string | null,
  preferredIds: readonly (string | null | undefined)[],
): MenuNode | undefined {
  return [...preferredIds, idByState.get(routeId ?? '')]
    .map((id) => nodes.get(id ?? ''))
    .find((node) => node?.item.state === routeId);
}

/**
 * The id of the selected item if this item is the one to mark as current: it is selected itself, or
 * it is the innermost visible ancestor of a selected hidden item. Else `null` (spec row MENU-4).
 */
export function representedId(
  { tree, selectedId }: MenuState,
  { id, level }: MenuNode,
): string | null {
  if (selectedId === null || !isOnPath(selectedId, id)) return null;
  const nextId = pathTo(selectedId)[level];
  const isLast = nextId === undefined || tree.nodes.get(nextId)?.item.visible === false;
  return isLast ? selectedId : null;
}

/** The kind of an item, from its state, its action and its submenu. */
export function kindOf({ item, childIds }: MenuNode): MenuItemKind {
  if (item.state !== undefined) return 'link';
  if (item.onClick !== undefined) return 'button';
  return childIds.length > 0 ? 'disclosure' : 'text';
}

/** The initial state: nothing selected, items given as `open` are open (spec row MENU-1). */
export function startOf(tree: MenuTree): Omit<MenuState, 'shortcuts'> {
  return { tree, open: openWhere(tree, ({ item }) => item.open === true), selectedId: null };
}

/** The state after the menu was replaced: items that are in both stay open and selected. */
export function replaced(old: MenuState, tree: MenuTree): Omit<MenuState, 'shortcuts'> {
  const wasOpen = ({ id, item }: MenuNode): boolean =>
    old.tree.nodes.has(id) ? isOpen(old.open, id) : item.open === true;
  return {
    tree,
    open: openWhere(tree, wasOpen),
    selectedId: tree.nodes.has(old.selectedId ?? '') ? old.selectedId : null,
  };
}
