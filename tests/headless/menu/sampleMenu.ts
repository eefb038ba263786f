import type { MenuItem } from '../../../headless/menu/index.js';

/** Two branches of three levels, and an item without a submenu. */
export const sampleItems: readonly MenuItem[] = [
  { key: 'home', title: 'Home', state: 'home' },
  {
    key: 'staff',
    title: 'Staff',
    items: [
      { key: 'people', title: 'People', state: 'people' },
      {
        key: 'teams',
        title: 'Teams',
        state: 'teams',
        items: [
          { key: 'mine', title: 'My team', state: 'my-team' },
          { key: 'all', title: 'All teams', state: 'all-teams' },
        ],
      },
      { key: 'rooms', title: 'Rooms', items: [{ key: 'first', title: 'First', state: 'first' }] },
    ],
  },
  {
    key: 'reports',
    title: 'Reports',
    items: [
      { key: 'year', title: 'Year', state: 'year' },
      { key: 'more', title: 'More', items: [{ key: 'old', title: 'Old', state: 'old' }] },
    ],
  },
];

/** `fan` × `fan` × `fan` items below one another, keys `0`, `1`, …; the leaves have a state, their id. */
export function bigItems(roots: number, fan: number): readonly MenuItem[] {
  const level = (
    count: number,
    parent: string,
    below: ((id: string) => readonly MenuItem[]) | undefined,
  ): readonly MenuItem[] =>
    Array.from({ length: count }, (_, index) => {
      const id = `${parent}${index}`;
      return {
        key: String(index),
        title: `Item ${id}`,
        ...(below === undefined ? { state: id } : { items: below(`${id}/`) }),
      };
    });
  return level(roots, '', (a) => level(fan, a, (b) => level(fan, b, undefined)));
}
