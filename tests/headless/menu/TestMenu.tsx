import { render, screen } from '@testing-library/react';
import { memo, type ReactElement } from 'react';
import {
  useMenu,
  useMenuItem,
  type MenuStore,
  type UseMenuResult,
} from '../../../headless/menu/index.js';
import { setUp, type Setting, type SettingOptions } from './setUp.js';

interface EntryProps {
  menu: UseMenuResult;
  id: string;
  onRender: ((id: string) => void) | undefined;
}

const Entry = memo(function Entry({ menu, id, onRender }: EntryProps): ReactElement {
  const item = useMenuItem(menu, id);
  onRender?.(id);
  const Element = item.element;
  return (
    <li>
      <Element {...item.getItemProps()}>{item.title}</Element>
      {item.hasToggle && <button {...item.getToggleProps()} />}
      {item.childIds.length > 0 && (
        <ul {...item.getSubmenuProps()}>
          {item.isOpen &&
            item.childIds.map((childId) => (
              <Entry key={childId} menu={menu} id={childId} onRender={onRender} />
            ))}
        </ul>
      )}
    </li>
  );
});

/** A menu as a skin renders it: only what is open is in the page. */
export function TestMenu({
  store,
  id,
  onRender,
  onRenderMenu,
}: {
  store: MenuStore;
  id?: string;
  onRender?: (id: string) => void;
  onRenderMenu?: () => void;
}): ReactElement {
  const menu = useMenu({ store, id });
  onRenderMenu?.();
  return (
    <nav {...menu.getNavProps()}>
      {menu.shortcuts.map((shortcut) => (
        <button key={shortcut.title} {...menu.getShortcutProps(shortcut)} />
      ))}
      <ul {...menu.getListProps()}>
        {menu.items.map((id) => (
          <Entry key={id} menu={menu} id={id} onRender={onRender} />
        ))}
      </ul>
    </nav>
  );
}

/** Renders a menu that is connected. */
export function renderMenu(options?: SettingOptions): Setting {
  const setting = setUp(options);
  render(<TestMenu store={setting.menu} />);
  return setting;
}

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
export const link = (name: string): HTMLElement => screen.getByRole('link', { name });
