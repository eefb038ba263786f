import { ToolkitError } from '../core/vanilla.js';
import type { MenuItem, MenuNode, MenuTree } from './menu.types.js';
import { idOf } from './menuPath.rules.js';

const LEVELS = [1, 2, 3] as const;

/** What is wrong with an item, by the part of the error's code after `menu-`. */
const FAULTS = {
  key: 'Its key is missing, is no string, or has a "/" in it.',
  duplicate: 'Another item beside it has the same key.',
  cycle: 'It stands inside its own submenu.',
  depth: 'It is on a fourth level, and a menu has three.',
} as const;

function refuse(fault: keyof typeof FAULTS, id: string): never {
  throw new ToolkitError({
    code: `menu-${fault}`,
    what: `The menu is refused because of its item "${id}".`,
    ...(process.env.NODE_ENV !== 'production' && {
      why: FAULTS[fault],
      mend: 'Correct the items; until then the menu stays as it was.',
    }),
  });
}

/** Adds the nodes of a list, each after those of its submenu; returns the ids of the visible ones. */
function collect(
  items: readonly MenuItem[],
  nodes: Map<string, MenuNode>,
  parents: readonly MenuItem[] = [],
): readonly string[] {
  const keys = parents.map(({ key }) => key);
  const taken = new Set<string>();
  return items.flatMap((item, position) => {
    const { key } = item;
    const id = idOf([...keys, key || `(item ${position + 1})`]);
    // A menu may come as JSON, where nothing has checked that a key is a string.
    if (typeof key !== 'string' || !/^[^/]+$/.test(key)) refuse('key', id);
    if (taken.has(key)) refuse('duplicate', id);
    if (parents.includes(item)) refuse('cycle', id);
    const level = LEVELS[parents.length] ?? refuse('depth', id);
    taken.add(key);
    const childIds = collect(item.items ?? [], nodes, [...parents, item]);
    nodes.set(id, { id, item, level, childIds });
    return item.visible === false ? [] : [id];
  });
}

/**
 * Checks a menu and indexes its items by id and by state (spec rows MENU-1, MENU-2). Throws a
 * ToolkitError that names the offending key path: `menu-depth` for a fourth level, `menu-key` for a
 * key that is missing, no string or contains `/`, `menu-duplicate`, `menu-cycle`.
 */
export function createMenuTree(items: readonly MenuItem[]): MenuTree {
  const nodes = new Map<string, MenuNode>();
  const rootIds = collect(items, nodes);
  const idByState = new Map<string, string>();
  for (const { id, item } of [...nodes.values()].reverse()) {
    if (item.state !== undefined) idByState.set(item.state, id);
  }
  const countOf = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + countOf(nodes.get(id)?.childIds ?? []), ids.length);
  return { rootIds, nodes, idByState, visibleCount: countOf(rootIds) };
}
