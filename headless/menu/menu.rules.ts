import type { MenuNode, MenuState, MenuTree } from './menu.types.js';
import { idOf, isOnPath, pathTo, type MenuPath } from './menuPath.rules.js';
import { isOpen, openWhere } from './openMenus.rules.js';

/**
 * What an item is (spec row MENU-8): a `link` to its state, a `button` for its action, a `disclosure`
 * button for nothing but its submenu, or a mere `text`.
 */
export type MenuItemKind = 'link' | 'button' | 'disclosure' | 'text';

/** The item at a path, hidden or not, if there is one. */
export function nodeAt({ nodes }: MenuTree, path: MenuPath): MenuNode | undefined {
  return nodes.get(idOf(path));
}

/**
 * The item that stands for a route, if there is one. Where several do, the first preferred one, else
 * the one that comes first in the menu.
 */
export function nodeOfRoute(
  { nodes, idByState }: MenuTree,
  routeId: string | null,
  preferredIds: readonly (string | null)[],
): MenuNode | undefined {
  if (routeId === null) return undefined;
  return [...preferredIds, idByState.get(routeId)]
    .map((id) => nodes.get(id ?? ''))
    .find((node) => node?.item.state === routeId);
}

/**
 * The selected item that an item stands for: itself or, being the innermost one to see on the way
 * there, one that is hidden; else `null` (spec row MENU-4).
 */
export function stoodFor({ tree, selectedId }: MenuState, { id, level }: MenuNode): string | null {
  if (selectedId === null || !isOnPath(selectedId, id)) return null;
  const nextId = pathTo(selectedId)[level];
  const isLast = nextId === undefined || tree.nodes.get(nextId)?.item.visible === false;
  return isLast ? selectedId : null;
}

/** What an item is, by what pressing it does and what is below it. */
export function kindOf({ item, childIds }: MenuNode): MenuItemKind {
  if (item.state !== undefined) return 'link';
  if (item.onClick !== undefined) return 'button';
  return childIds.length > 0 ? 'disclosure' : 'text';
}

/** A menu at its start: nothing is selected, and open is what is given as open (spec row MENU-1). */
export function startOf(tree: MenuTree): Omit<MenuState, 'shortcuts'> {
  return { tree, open: openWhere(tree, ({ item }) => item.open === true), selectedId: null };
}

/** A menu put in the place of another: what is still there stays open and selected. */
export function replaced(old: MenuState, tree: MenuTree): Omit<MenuState, 'shortcuts'> {
  const wasOpen = ({ id, item }: MenuNode): boolean =>
    old.tree.nodes.has(id) ? isOpen(old.open, id) : item.open === true;
  return {
    tree,
    open: openWhere(tree, wasOpen),
    selectedId: tree.nodes.has(old.selectedId ?? '') ? old.selectedId : null,
  };
}
