import type { ReactElement } from 'react';
import { lazyPart, useLostPart, type LazyPart, type LostPartProps } from '../core/index.js';
import type { PopoverProps } from './Popover.js';

/** The props of the surface, and what to do if its code cannot be loaded. */
export interface LazyPopoverProps extends PopoverProps {
  /** Called if the code cannot be loaded; undoes what the person asked for. */
  onLost: () => void;
}

function LostPopover({ cause, onLost }: LazyPopoverProps & LostPartProps): null {
  useLostPart(cause, onLost);
  return null;
}

/** A surface placed at its anchor. Its code is loaded when the first one opens. */
export const Popover: LazyPart<LazyPopoverProps> = lazyPart({
  load: async () => {
    const { Popover: Surface } = await import('./Popover.js');
    return function LoadedSurface({ onLost: _onLost, ...props }: LazyPopoverProps): ReactElement {
      return <Surface {...props} />;
    };
  },
  Lost: LostPopover,
});
