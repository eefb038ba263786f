import type { ReactElement } from 'react';
import { Icon } from '../../skin/icon/index.js';
import { MenuButton } from '../../skin/menu-button/index.js';
import { useThemeMenu } from './useThemeMenu.js';

/** The choice of the theme. */
export function ThemeMenu(): ReactElement {
  const { label, chosen, items } = useThemeMenu();
  return <MenuButton label={label} isIconOnly icon={<Icon of={chosen.icon} />} items={items} />;
}
