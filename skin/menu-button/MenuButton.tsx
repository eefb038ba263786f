import { useState, type ReactElement, type ReactNode } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import {
  useMenuButton,
  type MenuButtonItem,
  type UseMenuButtonResult,
} from '../../headless/menu-button/index.js';
import { Button, type ButtonVariant } from '../button/index.js';
import { classNames, messages } from '../core/index.js';
import { ChoiceMark } from '../icon/index.js';
import { Popover } from '../popover/index.js';

/** What the `<button>` shows, and what its menu offers. */
export interface MenuButtonProps {
  items: readonly MenuButtonItem[];
  /** What the button shows, beside its icon. */
  children?: ReactNode;
  /** Names the button and the region with its menu. */
  label: string;
  /**
   * The current choice, if the button shows it: its name has to contain what one reads and may say
   * to it (WCAG 2.5.3).
   */
  choice?: string | undefined;
  /** Shown before the `children`; hide it from screen readers. */
  icon?: ReactNode;
  /** Square, for an icon without `children`. Default false. */
  isIconOnly?: boolean | undefined;
  /** Default `ghost`. */
  variant?: ButtonVariant | undefined;
  /** Shown above the items. */
  header?: ReactNode;
  className?: string | undefined;
}

function MenuItems({ menu }: { menu: UseMenuButtonResult }): ReactElement {
  const hasChoice = menu.items.some(({ isChecked }) => isChecked);
  return (
    <>
      {menu.items.map(({ key, label, isChecked, getItemProps }) => (
        <div
          key={key}
          {...getItemProps()}
          className={classNames(
            'flex min-h-control cursor-pointer items-center gap-2 rounded-control px-2 text-body -outline-offset-2 data-[active=true]:bg-accent-tint',
            isChecked && 'font-medium',
          )}
        >
          {hasChoice && <ChoiceMark isChosen={isChecked} />}
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </div>
      ))}
    </>
  );
}

/** A button with a menu, such as the languages or what the signed-in person can do. */
export function MenuButton({
  items,
  children,
  label,
  choice,
  icon,
  isIconOnly,
  variant = 'ghost',
  header,
  className,
}: MenuButtonProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const menu = useMenuButton({ items });
  const { tabIndex, onKeyDown, onBlur, ...menuProps } = menu.getMenuProps();
  const formatText = useFormatText();
  const name =
    choice === undefined
      ? label
      : formatText({ ...messages.menuChoice, values: { label, choice } });
  return (
    <>
      <Button
        {...menu.getTriggerProps({ 'aria-label': name, onFocus: Popover.prepare })}
        data-tooltip={menu.isOpen ? undefined : name}
        buttonRef={setAnchor}
        variant={variant}
        icon={icon}
        isIconOnly={isIconOnly}
        className={classNames('min-w-control', className)}
      >
        {children}
      </Button>
      {menu.isOpen && (
        <Popover
          anchor={anchor}
          placement="bottom-end"
          closesOnBlur
          onLost={menu.close}
          // Here rather than on the menu: a press on the header closes nothing.
          tabIndex={tabIndex}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          // A landmark itself, since the end of the page body is outside all others.
          role="region"
          aria-label={label}
          className="max-w-window min-w-menu"
        >
          {header}
          <div {...menuProps} className="p-1">
            <MenuItems menu={menu} />
          </div>
        </Popover>
      )}
    </>
  );
}
