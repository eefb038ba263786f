import type { ComponentPropsWithoutRef, MouseEvent, ReactElement } from 'react';
import { classNames } from '../core/index.js';
import { ROLES } from './roles.js';

/** The props from `getHeaderProps` of useRowSelection or `getCheckboxProps` of useRow. */
export interface SelectionBoxProps {
  boxProps: ComponentPropsWithoutRef<'input'> & {
    ref?: ((element: HTMLInputElement | null) => void) | undefined;
  };
}

/** Clicks the checkbox for a click with Shift beside it, which Firefox would not pass on. */
function passOn(event: MouseEvent<HTMLLabelElement>): void {
  const { target, currentTarget, shiftKey } = event;
  const { control } = currentTarget;
  if (!shiftKey || target !== currentTarget || !control || control.matches(':disabled')) return;
  event.preventDefault();
  control.focus();
  control.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }),
  );
}

/**
 * A checkbox whose hit area reaches well beyond its edges. Shift+click selects rows, so it must not
 * select text.
 */
function SelectionBox({ boxProps }: SelectionBoxProps): ReactElement {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the checkbox has the keys
    <label
      className="flex size-full min-h-6 min-w-6 items-center justify-center select-none"
      onClick={passOn}
    >
      <input {...boxProps} className="choice" />
    </label>
  );
}

const CELL = 'w-10 min-w-10 p-0 max-sm:w-12 print:hidden';

/** The header of the checkbox column; on a phone it is the first in the strip of headers. */
export function SelectionHeader({ boxProps }: SelectionBoxProps): ReactElement {
  return (
    <th
      {...ROLES.header}
      className={classNames(
        CELL,
        'h-9 border-b border-border sm:bg-sunken max-sm:h-auto max-sm:border-b-0',
      )}
    >
      <SelectionBox boxProps={boxProps} />
    </th>
  );
}

/** The cell with a row's checkbox; on a phone it is in the corner of the card. */
export function SelectionCell({ boxProps }: SelectionBoxProps): ReactElement {
  return (
    <td
      {...ROLES.cell}
      className={classNames(
        CELL,
        'h-row in-data-[density=compact]:h-row-compact max-sm:absolute max-sm:end-0 max-sm:top-0 max-sm:h-11!',
      )}
    >
      <SelectionBox boxProps={boxProps} />
    </td>
  );
}
