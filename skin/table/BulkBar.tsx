import { X } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { Button } from '../button/index.js';
import { classNames } from '../core/index.js';
import { useHasRoomInToolbar } from './useHasRoomInToolbar.js';

/** What the bar, a group, says of the selection, and the buttons that it has. */
export interface BulkBarProps {
  /** Names the group of actions. */
  label: string;
  /** How many are chosen. */
  count: ReactNode;
  /** A button that chooses all that match, where that is to be offered. */
  offer?: ReactNode;
  /** What can be done with what is chosen. */
  actions: ReactNode;
  /** The name of the button that chooses nothing. */
  clearLabel: string;
  /** `getClearProps()` of useRowSelection. */
  clearProps: ComponentPropsWithoutRef<'button'>;
}

/**
 * What can be done with the rows that are chosen. As high as the toolbar, whose place it takes, or
 * at the edge of the window below the table: so the table stays where it is.
 */
export function BulkBar({
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
      role="group"
      aria-label={label}
      data-page-edge={!isInToolbar || undefined}
      className={classNames(
        'flex items-center gap-1 rounded-control bg-accent-tint ps-3 print:hidden',
        isInToolbar
          ? 'h-control min-w-0 grow'
          : 'sticky bottom-2 z-10 mt-3 flex-wrap border border-accent py-1 pe-1 shadow-overlay',
      )}
    >
      <p className="min-w-min flex-1 font-medium tabular-nums">{count}</p>
      {hasOffer && <div className="max-sm:order-last max-sm:w-full">{offer}</div>}
      {actions}
      <Button variant="quiet" isIconOnly aria-label={clearLabel} {...clearProps}>
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
    </div>
  );
}
