import type { HTMLAttributes, ReactElement, Ref } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRefs } from '../../headless/core/index.js';
import { useAnchoredPosition, type OverlayPlacement } from '../../headless/overlay/index.js';
import { classNames } from '../core/index.js';

export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  anchor: Element | null;
  placement?: OverlayPlacement | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A surface at its anchor, at the end of the page body. Mount it while it is open. */
export function Popover({
  anchor,
  placement,
  className,
  ref,
  ...props
}: PopoverProps): ReactElement {
  const position = useAnchoredPosition({ isOpen: true, anchor, placement });
  const mergedRef = useMergedRefs<HTMLDivElement>(position.ref, ref);
  return createPortal(
    <div
      {...props}
      ref={mergedRef}
      style={position.style}
      className={classNames(
        'z-30 overflow-auto rounded-overlay border border-border bg-surface shadow-overlay transition-opacity duration-overlay',
        position.isPositioned ? 'opacity-100' : 'opacity-0',
        className,
      )}
    />,
    document.body,
  );
}
