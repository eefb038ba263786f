import type { Text } from '../core/vanilla.js';
import type { MenuTree } from '../menu/index.js';
import type { Command } from './shortcuts.types.js';

/**
 * Turns the visible menu items with a state or an action into commands. Each has the titles of its
 * ancestors as `path`, and its own icon or that of the nearest ancestor that has one.
 * @param activate called with the id of the chosen item: the menu store's `activate`
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
