import { FlaskConical, House, UserPlus, Users } from 'lucide-react';
import type { MenuItem, MenuShortcut } from '../../headless/menu/index.js';
import type { Navigation } from '../../headless/platform/index.js';

const icon = { className: 'size-5', strokeWidth: 1.75 };

/** The sidebar's menu. A hidden item gives a page without a place of its own the one it belongs to. */
export const menuItems: readonly MenuItem[] = [
  { key: 'home', title: { id: 'app.menu.home' }, icon: <House {...icon} />, state: 'home' },
  {
    key: 'people',
    title: { id: 'app.menu.people' },
    icon: <Users {...icon} />,
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
    key: 'demonstrations',
    title: { id: 'app.menu.demonstrations' },
    icon: <FlaskConical {...icon} />,
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
        items: [{ key: 'error', title: { id: 'app.menu.error' }, state: 'error' }],
      },
    ],
  },
];

/** The buttons above the menu. */
export function menuShortcuts(navigation: Navigation): readonly MenuShortcut[] {
  return [
    {
      title: { id: 'app.menu.people-new' },
      icon: <UserPlus {...icon} />,
      buttonClass: 'text-accent',
      onClick: () => {
        navigation.go({ routeId: 'person-new' });
      },
    },
  ];
}
