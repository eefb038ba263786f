import type { Text } from '../core/vanilla.js';
import type { MenuTree } from '../menu/index.js';
import type { Command } from './shortcuts.types.js';

/**
 * The visible menu items that lead somewhere or act, as commands; each below the titles of the items
 * above it, and with the icon of the nearest that has one.
 * @param activate what pressing an item does: the menu store's
 */
export function menuCommands(
  { nodes, rootIds }: Pick<MenuTree, 'nodes' | 'rootIds'>,
  activate: (id: string) => void,
): readonly Command[] {
  const collect = (ids: readonly string[], path: readonly Text[], iconAbove?: unknown): Command[] =>
    ids.flatMap((id) => {
      const node = nodes.get(id);
      if (node === undefined) return [];
      const { item, childIds } = node;
      const icon = item.icon ?? iconAbove;
      const below = collect(childIds, [...path, item.title], icon);
      if (item.state === undefined && item.onClick === undefined) return below;
      const run = (): void => {
        activate(id);
      };
      return [{ id: `menu/${id}`, label: item.title, path, icon, run }, ...below];
    });
  return collect(rootIds, []);
}
