import { useState, type ReactElement } from 'react';
import { useMenuButton } from '../../headless/menu-button/index.js';
import { MenuButton } from '../../skin/menu-button/index.js';

const SIZES = ['Small', 'Medium', 'Large'];

/** The same choice of three twice: the skin's button, and the hook with markup of your own. */
export function MenuButtonExample(): ReactElement {
  const [chosen, setChosen] = useState('Medium');
  const items = SIZES.map((size) => ({
    key: size,
    label: size,
    isChecked: size === chosen,
    run: () => {
      setChosen(size);
    },
  }));
  const menu = useMenuButton({ items });
  return (
    <div className="flex flex-wrap items-start gap-4">
      <MenuButton items={items} label="Size" choice={chosen}>
        {chosen}
      </MenuButton>
      <div className="relative">
        <button {...menu.getTriggerProps()} className="h-control underline">
          {`Size: ${chosen}`}
        </button>
        {menu.isOpen && (
          <ul
            {...menu.getMenuProps()}
            className="absolute z-10 rounded-overlay border border-border bg-surface p-1"
          >
            {menu.items.map(({ key, label, isChecked, getItemProps }) => (
              <li key={key} {...menu.getItemWrapperProps()}>
                <span
                  {...getItemProps()}
                  className="block cursor-pointer px-3 py-1 whitespace-nowrap data-[active=true]:bg-accent-tint"
                >
                  {isChecked ? '● ' : '○ '}
                  {label}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
