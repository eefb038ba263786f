import { lazy, useEffect, type LazyExoticComponent, type ReactElement } from 'react';
import { useReportError } from '../../headless/errors/index.js';
import type { PopoverProps } from './Popover.js';

type PopoverComponent = (props: PopoverProps) => ReactElement | null;

/** In place of a surface whose code cannot be loaded: it says so, and the page stays as it is. */
function lostPopover(cause: unknown): PopoverComponent {
  return function LostPopover() {
    const report = useReportError();
    useEffect(() => {
      report(cause, { source: 'action' });
    }, [report]);
    return null;
  };
}

/** A surface at its anchor. Its code comes with the first one opened: render it in a Suspense. */
export const Popover: LazyExoticComponent<PopoverComponent> = lazy(
  async (): Promise<{ default: PopoverComponent }> => {
    try {
      return { default: (await import('./Popover.js')).Popover };
    } catch (cause) {
      return { default: lostPopover(cause) };
    }
  },
);
