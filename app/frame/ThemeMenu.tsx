import type { ReactElement } from 'react';
import { MenuButton } from '../../skin/menu-button/index.js';
import { useThemeMenu } from './useThemeMenu.js';

/** The choice of the theme. */
export function ThemeMenu(): ReactElement {
  const { label, chosen, items } = useThemeMenu();
  return (
    <MenuButton
      label={label}
      isIconOnly
      icon={<chosen.Icon aria-hidden className="size-4" strokeWidth={1.75} />}
      items={items}
    />
  );
}
