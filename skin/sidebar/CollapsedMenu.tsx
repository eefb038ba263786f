import type { ReactElement } from 'react';
import { useMenuFlyouts } from '../../headless/menu-flyout/index.js';
import { CollapsedMenuItem } from './CollapsedMenuItem.js';
import { ActiveInView, type ActiveInViewProps } from './ActiveInView.js';

/** The menu as a strip of icons: submenus fly out of it, and titles show beside the icons. */
export function CollapsedMenu({ menu, ...view }: ActiveInViewProps): ReactElement {
  const flyouts = useMenuFlyouts();
  return (
    <>
      <ul {...menu.getListProps()} className="flex flex-col gap-0.5">
        {menu.items.map((id) => (
          <CollapsedMenuItem key={id} menu={menu} flyouts={flyouts} id={id} />
        ))}
      </ul>
      <ActiveInView menu={menu} {...view} />
    </>
  );
}
