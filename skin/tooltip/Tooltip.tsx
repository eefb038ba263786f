import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { OverlayPlacement } from '../../headless/overlay/index.js';
import {
  useTooltip,
  type UseTooltipOptions,
  type UseTooltipResult,
} from '../../headless/tooltip/index.js';
import { TooltipSurface } from './lazySurface.js';

/**
 * The options of `useTooltip`, the element the tooltip is about, and its place beside that element.
 */
export interface TooltipProps extends UseTooltipOptions {
  /** It flips and shifts if there is no room. Default `top`. */
  placement?: OverlayPlacement | undefined;
  /** The element it is about, or a function that spreads the trigger's props on one. */
  children:
    ReactElement<object> | ((getTriggerProps: UseTooltipResult['getTriggerProps']) => ReactNode);
}

/**
 * A short text about one element, shown on hover, on keyboard focus and after a long press (spec
 * row TIP-1). The element has to forward its props to the DOM, as every component of the skin does.
 */
export function Tooltip({ placement, children, ...options }: TooltipProps): ReactElement {
  const { isOpen, text, trigger, getTriggerProps, getTooltipProps } = useTooltip(options);
  return (
    <>
      {typeof children === 'function'
        ? children(getTriggerProps)
        : cloneElement(children, getTriggerProps(children.props))}
      {isOpen && (
        <TooltipSurface {...getTooltipProps()} anchor={trigger} placement={placement}>
          {text}
        </TooltipSurface>
      )}
    </>
  );
}
