import type { ReactElement } from 'react';
import { lazyPart, useLostPart, type LazyPart, type LostPartProps } from '../core/index.js';
import type { PopoverProps } from './Popover.js';

/** The props of the surface, and what is to be done where that never comes. */
export interface LazyPopoverProps extends PopoverProps {
  /** Undoes what the person asked for, where its code cannot be loaded. */
  onLost: () => void;
}

function LostPopover({ cause, onLost }: LazyPopoverProps & LostPartProps): null {
  useLostPart(cause, onLost);
  return null;
}

/** A surface at its anchor. Its code comes with the first one opened. */
export const Popover: LazyPart<LazyPopoverProps> = lazyPart({
  load: async () => {
    const { Popover: Surface } = await import('./Popover.js');
    return function LoadedSurface({ onLost: _onLost, ...props }: LazyPopoverProps): ReactElement {
      return <Surface {...props} />;
    };
  },
  Lost: LostPopover,
});
