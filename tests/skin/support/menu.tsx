import { ChartBar, House, Settings, Users } from 'lucide-react';
import type { MenuItem, MenuShortcut } from '../../../headless/menu/index.js';

const icon = { className: 'size-5', strokeWidth: 1.75 };

/** A menu of three levels, with an item that both leads somewhere and has a submenu. */
export const menuItems: readonly MenuItem[] = [
  { key: 'home', title: 'Home', icon: <House {...icon} />, state: 'home' },
  {
    key: 'people',
    title: 'People',
    icon: <Users {...icon} />,
    items: [
      {
        key: 'access',
        title: 'Access',
        items: [{ key: 'roles', title: 'Roles', state: 'roles' }],
      },
      { key: 'all', title: 'All people', state: 'people' },
    ],
  },
  {
    key: 'reports',
    title: 'Reports of the year and of all that was before',
    icon: <ChartBar {...icon} />,
    state: 'reports',
    items: [{ key: 'monthly', title: 'Monthly', state: 'monthly' }],
  },
  { key: 'settings', title: 'Settings', icon: <Settings {...icon} />, state: 'settings' },
];

export const menuShortcuts: readonly MenuShortcut[] = [
  { title: 'Start', icon: <House {...icon} />, state: 'home' },
  { title: 'Preferences', icon: <Settings {...icon} />, state: 'settings' },
];
