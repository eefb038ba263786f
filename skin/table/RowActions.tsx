import { Ellipsis } from 'lucide-react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { isPlainClick, useFormatText } from '../../headless/core/index.js';
import type { MenuButtonItem } from '../../headless/menu-button/index.js';
import { useFocusReturn } from '../../headless/overlay/index.js';
import { Button, buttonLook } from '../button/index.js';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';
import { MenuButton } from '../menu-button/index.js';
import { ROLES } from './roles.js';
import { useHasCards } from './useHasCards.js';

const ROW_ACTIONS = { id: 'gnap.row-actions.title', defaultMessage: 'Actions' };
const ACTION = { id: 'gnap.row-actions.action', defaultMessage: '{action} {name}' };
const MENU = { id: 'gnap.row-actions.menu', defaultMessage: 'Actions for {name}' };

/** What can be done with a row: a button, or a link if it has an address. */
export interface RowAction extends Pick<MenuButtonItem, 'key' | 'label' | 'run'> {
  /** An `Icon`: all that the button shows. The label and the name of the row are its name. */
  readonly icon: ReactNode;
  /** Makes it a link. A plain click calls `run`, which goes there; others are the browser's. */
  readonly href?: string | undefined;
  /** Whether it destroys something, as removing does. Default false. */
  readonly isDanger?: boolean | undefined;
}

/** The actions of a row, and its name. */
export interface RowActionsProps {
  /** What tells the row from the others, such as the name of a person; part of all names here. */
  name: string;
  /** In the order in which they stand, the destructive ones last. */
  actions: readonly RowAction[];
}

/** The header of the column of `RowActions`, which only screen readers meet. */
export function RowActionsHeader(): ReactElement {
  const formatText = useFormatText();
  return (
    <th
      {...ROLES.header}
      // Positioned, or the hidden text would be at a place in the page, and could widen that.
      className="row-actions-header h-9 w-0 border-b max-sm:relative border-border sm:bg-sunken max-sm:h-auto max-sm:border-b-0 print:hidden"
    >
      <span className="sr-only">{formatText(ROW_ACTIONS)}</span>
    </th>
  );
}

function ActionControl({ action, name }: { action: RowAction; name: string }): ReactElement {
  const formatText = useFormatText();
  const { href, run } = action;
  const label = formatText({ ...ACTION, values: { action: formatText(action.label), name } });
  const look = '-outline-offset-2';
  const icon = action.isDanger ? <span className="text-danger">{action.icon}</span> : action.icon;
  if (href === undefined)
    return (
      <Button variant="quiet" isIconOnly aria-label={label} onClick={run} className={look}>
        {icon}
      </Button>
    );
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    run();
  };
  return (
    <a
      href={href}
      aria-label={label}
      data-tooltip={label}
      onClick={follow}
      className={classNames(buttonLook({ variant: 'quiet', isIconOnly: true }), look)}
    >
      {icon}
    </a>
  );
}

/**
 * The last cell of a row, with what can be done with it. The buttons appear on hover and on keyboard
 * focus; where nothing can hover they are always there. On a phone they stand in a menu in the corner
 * of the card, beside the checkbox if there is one: keep the title clear of it with `max-sm:pe-12`.
 */
export function RowActions({ name, actions }: RowActionsProps): ReactElement {
  const formatText = useFormatText();
  const isCard = useHasCards();
  const { getContainerProps } = useFocusReturn();
  return (
    <td
      {...ROLES.cell}
      {...getContainerProps()}
      className={classNames(
        'row-actions max-sm:absolute max-sm:end-1 max-sm:top-0 max-sm:flex max-sm:h-11 max-sm:items-center print:hidden',
        'max-sm:in-[tr:has(input.choice)]:end-12',
      )}
    >
      {isCard ? (
        <MenuButton
          label={formatText({ ...MENU, values: { name } })}
          items={actions}
          icon={<Icon of={Ellipsis} />}
          isIconOnly
          variant="quiet"
        />
      ) : (
        <div className="-my-1 flex justify-end pe-2">
          {actions.map((action) => (
            <ActionControl key={action.key} action={action} name={name} />
          ))}
        </div>
      )}
    </td>
  );
}
