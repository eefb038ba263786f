import type { ReactElement } from 'react';
import { lazyPopup, type LazyPart } from '../core/index.js';
import type { PopoverProps } from './Popover.js';

/** The props of the surface, and what to do if its code cannot be loaded. */
export interface LazyPopoverProps extends PopoverProps {
  /**
   * Called if the code cannot be loaded, or the person goes on elsewhere meanwhile; undoes what they
   * asked for.
   */
  onLost: () => void;
}

/** A surface placed at its anchor. Its code is loaded when the first one opens. */
export const Popover: LazyPart<LazyPopoverProps> = lazyPopup({
  load: async () => {
    const { Popover: Surface } = await import('./Popover.js');
    return function LoadedSurface({ onLost: _onLost, ...props }: LazyPopoverProps): ReactElement {
      return <Surface {...props} />;
    };
  },
  useClose: ({ onLost }) => onLost,
});
