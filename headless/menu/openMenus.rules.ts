import type { MenuNode, MenuTree } from './menu.types.js';
import { parentIdOf, pathTo } from './menuPath.rules.js';

/** The ids of the items with an open submenu, by the id of their parent (`''` at the top). */
export type OpenIds = ReadonlyMap<string, readonly string[]>;

/** Whether the submenu of this item is open. */
export function isOpen(open: OpenIds, id: string): boolean {
  return open.get(parentIdOf(id))?.includes(id) === true;
}

/** Opens a submenu and closes its open siblings, nothing elsewhere (spec row MENU-3). */
export function opened(open: OpenIds, id: string): OpenIds {
  return new Map(open).set(parentIdOf(id), [id]);
}

/** Closes a submenu; the submenus inside it keep their state for when it opens again. */
export function closed(open: OpenIds, id: string): OpenIds {
  const parentId = parentIdOf(id);
  return new Map(open).set(parentId, open.get(parentId)?.filter((other) => other !== id) ?? []);
}

/**
 * Opens the ancestors of an item and closes every submenu off its path; its own submenu stays as it
 * is (spec row MENU-4).
 */
export function openedTo(open: OpenIds, id: string): OpenIds {
  const steps = pathTo(id).filter((step) => step !== id || isOpen(open, id));
  return new Map(steps.map((step) => [parentIdOf(step), [step]]));
}

/** Opens the submenus of exactly those items that the predicate picks. */
export function openWhere({ nodes }: MenuTree, isPicked: (node: MenuNode) => boolean): OpenIds {
  const open = new Map<string, string[]>();
  for (const node of nodes.values()) {
    if (node.childIds.length === 0 || !isPicked(node)) continue;
    const parentId = parentIdOf(node.id);
    const siblings = open.get(parentId) ?? [];
    siblings.push(node.id);
    open.set(parentId, siblings);
  }
  return open;
}
