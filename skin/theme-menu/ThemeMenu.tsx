import type { ReactElement } from 'react';
import { Icon } from '../icon/index.js';
import { MenuButton } from '../menu-button/index.js';
import { useThemeMenu } from './useThemeMenu.js';

/** The choice of the theme: light, dark, or that of the system. */
export function ThemeMenu(): ReactElement {
  const { label, chosen, items } = useThemeMenu();
  return <MenuButton label={label} isIconOnly icon={<Icon of={chosen.icon} />} items={items} />;
}
