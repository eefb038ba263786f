import { CodeXml, FlaskConical, House, Megaphone, UserPlus, Users } from 'lucide-react';
import type { MenuItem, MenuShortcut } from '../../headless/menu/index.js';
import type { Navigation } from '../../headless/platform/index.js';
import { Icon } from '../../skin/icon/index.js';
import { EXAMPLE_GROUPS, exampleRouteId } from '../examples/catalogue.js';

/**
 * The sidebar's menu. A hidden item stands for a page that the menu does not list, below the item
 * that the page belongs to.
 */
export function menuItems(navigation: Navigation): readonly MenuItem[] {
  return [
    {
      key: 'home',
      title: { id: 'app.menu.home' },
      icon: <Icon of={House} size={20} />,
      state: 'home',
    },
    { key: 'profile', title: '', state: 'profile', visible: false },
    {
      key: 'people',
      title: { id: 'app.menu.people' },
      icon: <Icon of={Users} size={20} />,
      open: true,
      items: [
        {
          key: 'all',
          title: { id: 'app.menu.people-all' },
          state: 'people',
          items: [{ key: 'person', title: '', state: 'person', visible: false }],
        },
        { key: 'new', title: { id: 'app.menu.people-new' }, state: 'person-new' },
      ],
    },
    {
      key: 'announcements',
      title: { id: 'app.menu.announcements' },
      icon: <Icon of={Megaphone} size={20} />,
      items: [
        {
          key: 'all',
          title: { id: 'app.menu.announcements-all' },
          state: 'announcements',
          items: [
            { key: 'announcement', title: '', state: 'announcement', visible: false },
            { key: 'edit', title: '', state: 'announcement-edit', visible: false },
          ],
        },
        { key: 'new', title: { id: 'app.menu.announcement-new' }, state: 'announcement-new' },
      ],
    },
    {
      key: 'examples',
      title: { id: 'app.menu.examples' },
      icon: <Icon of={CodeXml} size={20} />,
      items: [
        { key: 'all', title: { id: 'app.menu.examples-all' }, state: 'examples' },
        ...EXAMPLE_GROUPS.map(({ key, title, examples }) => ({
          key,
          title,
          items: examples.map((example) => ({
            key: example.name,
            title: example.title,
            state: exampleRouteId(example.name),
          })),
        })),
      ],
    },
    {
      key: 'demonstrations',
      title: { id: 'app.menu.demonstrations' },
      icon: <Icon of={FlaskConical} size={20} />,
      items: [
        {
          key: 'access',
          title: { id: 'app.menu.access' },
          items: [
            { key: 'secure', title: { id: 'app.menu.secure' }, state: 'secure' },
            { key: 'unauthorized', title: { id: 'app.menu.unauthorized' }, state: 'unauthorized' },
            { key: 'forbidden', title: { id: 'app.menu.forbidden' }, state: 'forbidden' },
          ],
        },
        {
          key: 'failures',
          title: { id: 'app.menu.failures' },
          state: 'error',
          items: [
            {
              key: 'missing',
              title: { id: 'app.menu.not-found' },
              onClick: () => {
                navigation.go({ url: '/missing' });
              },
            },
          ],
        },
      ],
    },
  ];
}

/** The buttons above the menu. */
export const MENU_SHORTCUTS: readonly MenuShortcut[] = [
  {
    title: { id: 'app.menu.people-new' },
    icon: <Icon of={UserPlus} size={20} />,
    buttonClass: 'text-accent',
    state: 'person-new',
  },
];
