import { lazy, type LazyExoticComponent, type ReactElement } from 'react';
import type { PopoverProps } from './Popover.js';

export type { PopoverProps } from './Popover.js';

/** A surface at its anchor. Its code comes with the first one opened: render it in a Suspense. */
export const Popover: LazyExoticComponent<(props: PopoverProps) => ReactElement> = lazy(
  async () => ({
    default: (await import('./Popover.js')).Popover,
  }),
);
