import { useState, type HTMLAttributes, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRefs } from '../../headless/core/index.js';
import {
  useAnchoredPosition,
  useLeaveOnPress,
  type OverlayPlacement,
} from '../../headless/overlay/index.js';
import { classNames } from '../core/index.js';

/** The props of a `<div>`, and where it is placed. */
export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  /** The element it is placed at and moves with. */
  anchor: Element | null;
  /** Default `bottom-start`; it flips and shifts if there is no room. */
  placement?: OverlayPlacement | undefined;
  /**
   * Keeps it in the page where it is rendered, so that Tab moves from its anchor into it. No
   * ancestor may clip `position: fixed`, or place it, as `transform` does, and as `container-type`
   * does before Chrome 129, Firefox 133 and Safari 18.4. Default false: a portal at the end of the
   * page body.
   */
  isInPlace?: boolean | undefined;
  /** Covers its anchor rather than show a part of itself. Default false. */
  mayCoverAnchor?: boolean | undefined;
  /**
   * It closes when the focus leaves it and its anchor: then each press outside makes the focus
   * leave. Default false.
   */
  closesOnBlur?: boolean | undefined;
}

/** A surface placed at its anchor. Mount it while it is open. */
export function Popover({
  anchor,
  placement,
  isInPlace = false,
  mayCoverAnchor,
  closesOnBlur = false,
  className,
  ...props
}: PopoverProps): ReactElement {
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  const { ref, style, isPositioned } = useAnchoredPosition({
    isOpen: true,
    anchor,
    placement,
    mayCoverAnchor,
  });
  const { getLeavableProps } = useLeaveOnPress({ isOpen: closesOnBlur, popup, anchor });
  const surface = (
    <div
      data-popover
      {...getLeavableProps(props)}
      ref={useMergedRefs(ref, setPopup)}
      style={style}
      className={classNames(
        'z-40 overflow-auto rounded-overlay border border-border bg-surface shadow-overlay transition-opacity duration-overlay',
        isPositioned ? 'opacity-100' : 'opacity-0',
        className,
      )}
    />
  );
  return isInPlace ? surface : createPortal(surface, document.body);
}
