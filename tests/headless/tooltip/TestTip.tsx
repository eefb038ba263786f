import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createFakeClock } from '../../../headless/testing/index.js';
import {
  createTooltipStore,
  useTooltip,
  type TooltipStore,
  type UseTooltipOptions,
} from '../../../headless/tooltip/index.js';

export interface Setting {
  readonly store: TooltipStore;
  /** Lets so much time pass. */
  readonly advance: (milliseconds: number) => void;
}

/** Tooltips of which none is open yet. */
export function setUp(): Setting {
  const clock = createFakeClock();
  const advance = (milliseconds: number): void => {
    act(() => {
      clock.advance(milliseconds);
    });
  };
  return { store: createTooltipStore({ clock }), advance };
}

export interface TipProps extends Partial<UseTooltipOptions> {
  children?: ReactNode;
  isDisabled?: boolean;
  describedBy?: string;
  onClick?: () => void;
  /** Where the tooltip is. Default: the body of the page. */
  place?: Element;
}

/** A button with a tooltip, after a text field. Without a store it has that of the provider. */
export function Tip({
  children = 'Print',
  isDisabled,
  describedBy,
  onClick,
  place = document.body,
  ...options
}: TipProps): ReactElement {
  const tooltip = useTooltip({ text: 'Prints the list', ...options });
  return (
    <>
      <input aria-label="Before" />
      <button
        disabled={isDisabled}
        {...tooltip.getTriggerProps({ 'aria-describedby': describedBy, onClick })}
      >
        {children}
      </button>
      {tooltip.isOpen &&
        createPortal(<div {...tooltip.getTooltipProps()}>{tooltip.text}</div>, place)}
    </>
  );
}

export const trigger = (name = 'Print'): HTMLElement => screen.getByRole('button', { name });

/** The tooltip that is open. */
export const shown = (): HTMLElement | null => screen.queryByRole('tooltip');

/** From a text field, whose focus is visible in any case, since jsdom only guesses for the others. */
export async function reachByTab(user: UserEvent): Promise<void> {
  screen.getByRole('textbox', { name: 'Before' }).focus();
  await user.tab();
}
