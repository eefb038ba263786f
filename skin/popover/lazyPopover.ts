import type { ReactElement } from 'react';
import { lazyPart, useLostPart, type LostPartProps } from '../core/index.js';
import type { PopoverProps } from './Popover.js';

function LostPopover({ cause }: LostPartProps): null {
  useLostPart(cause);
  return null;
}

/** A surface at its anchor. Its code comes with the first one opened. */
export const Popover: (props: PopoverProps) => ReactElement | null = lazyPart({
  load: async () => (await import('./Popover.js')).Popover,
  Lost: LostPopover,
});
