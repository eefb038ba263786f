import { X } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode, Ref } from 'react';
import { Button } from '../button/index.js';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';
import { useHasRoomInToolbar } from './useHasRoomInToolbar.js';

/** The texts and buttons of the bar, which has the role `group`. */
export interface BulkBarProps {
  /** For the bar's element. */
  barRef?: Ref<HTMLDivElement> | undefined;
  /** Names the group of actions. */
  label: string;
  /** How many rows are selected. */
  count: ReactNode;
  /** A button that selects all matching rows, if that is offered. */
  offer?: ReactNode;
  /** The buttons that act on the selection. */
  actions: ReactNode;
  /** The name of the button that clears the selection. */
  clearLabel: string;
  /** `getClearProps()` of useRowSelection. */
  clearProps: ComponentPropsWithoutRef<'button'>;
}

/**
 * The actions for the selected rows. It takes the place of the toolbar, at the same height, or else
 * sticks to the bottom of the window below the table; either way, the table does not move.
 */
export function BulkBar({
  barRef,
  label,
  count,
  offer,
  actions,
  clearLabel,
  clearProps,
}: BulkBarProps): ReactElement {
  const isInToolbar = useHasRoomInToolbar();
  const hasOffer = offer !== undefined && offer !== null && offer !== false;
  return (
    <div
      ref={barRef}
      role="group"
      aria-label={label}
      data-page-edge={!isInToolbar || undefined}
      className={classNames(
        'flex items-center gap-1 rounded-control bg-accent-tint print:hidden',
        isInToolbar
          ? 'h-control min-w-0 grow'
          : 'sticky bottom-2 z-10 mt-3 flex-wrap border border-accent p-1 shadow-overlay',
      )}
    >
      <p className="min-w-min flex-1 ps-3.25 font-medium tabular-nums">{count}</p>
      {hasOffer && <div className="max-lg:order-last max-lg:w-full">{offer}</div>}
      {actions}
      <Button variant="quiet" isIconOnly aria-label={clearLabel} {...clearProps}>
        <Icon of={X} />
      </Button>
    </div>
  );
}
