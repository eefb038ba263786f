import {
  useEffect,
  useState,
  type FocusEventHandler,
  type MouseEventHandler,
  type PointerEventHandler,
} from 'react';
import {
  propGetter,
  useElementId,
  useFormatText,
  useOwnStore,
  useStoreState,
  type PropGetter,
  type Text,
} from '../core/index.js';
import { sharedTooltips } from './sharedTooltips.js';
import { createTooltipStore, type TooltipDelays, type TooltipStore } from './tooltip.store.js';
import { useTooltipDismissal } from './useTooltipDismissal.js';

/** What the tooltip says, and what that is to its trigger: a description or the name. */
export interface UseTooltipOptions {
  /** What the tooltip says. Empty: there is none. */
  text: Text;
  /**
   * Whether the text is the trigger's name, as for an icon alone, and not a description of it.
   * Default false.
   */
  isLabel?: boolean | undefined;
  /** In milliseconds. Default: those of the store. */
  delays?: TooltipDelays | undefined;
  /** Begins the tooltip's id: `help` makes it `help-tooltip`. Default: made up. */
  id?: string | undefined;
  /**
   * Default: what `sharedTooltips.context` provides, else one of its own, which knows of no other
   * tooltip.
   */
  store?: TooltipStore | undefined;
}

/** For the element that the tooltip is about. */
export interface TooltipTriggerProps {
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  /** Empty: what `usePageTooltips` would show for it is not shown beside this one. */
  'data-tooltip': '';
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onPointerDown: PointerEventHandler;
  onPointerUp: PointerEventHandler;
  onPointerCancel: PointerEventHandler;
  onClickCapture: MouseEventHandler;
  onClick: MouseEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/** For the tooltip itself, which stays while the pointer is on it (WCAG 1.4.13). */
export interface TooltipProps {
  id: string;
  role: 'tooltip';
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onClick: MouseEventHandler;
}

/** Whether the tooltip is open, at what, and the props of both. */
export interface UseTooltipResult {
  isOpen: boolean;
  /** What it says, in the current language. */
  text: string;
  /** The element that it is about, once pointer, finger or focus came to it: what it stands at. */
  trigger: Element | null;
  close(): void;
  getTriggerProps: PropGetter<TooltipTriggerProps>;
  /** For the tooltip, which is in the page only while `isOpen`, appended to the body (TIP-1). */
  getTooltipProps: PropGetter<TooltipProps>;
}

/**
 * A tooltip: opens by hover, by focus from the keyboard, and under a finger that stays; closes with
 * Escape, by a press, and when pointer and focus have left trigger and tooltip (spec row TIP-1,
 * A11Y-TIP; WCAG 1.4.13). It never opens at a control that is `disabled`, which no keyboard reaches.
 */
export function useTooltip(options: UseTooltipOptions): UseTooltipResult {
  const { isLabel = false, delays } = options;
  const tooltips = useOwnStore(sharedTooltips.useOptional(options.store) ?? undefined, () =>
    createTooltipStore(),
  );
  const id = useElementId(options.id)('tooltip');
  const text = useFormatText()(options.text);
  const isOpen = useStoreState(tooltips, ({ openId }) => openId === id) && text !== '';
  const [trigger, setTrigger] = useState<Element | null>(null);

  const close = (): void => {
    tooltips.dismiss(id);
  };
  useTooltipDismissal({ isOpen, id, trigger, close });
  useEffect(
    () => () => {
      tooltips.forget(id);
    },
    [tooltips, id],
  );

  /** Whether there is something to show here; remembers where. */
  const canOpen = ({ currentTarget }: { currentTarget: Element }): boolean => {
    if (text === '' || currentTarget.matches(':disabled')) return false;
    setTrigger(currentTarget);
    return true;
  };
  const onRelease: PointerEventHandler = ({ pointerType }) => {
    if (pointerType === 'touch') tooltips.release(id);
  };

  return {
    isOpen,
    text,
    trigger,
    close,
    getTriggerProps: propGetter<TooltipTriggerProps>({
      'aria-label': isLabel && text !== '' ? text : undefined,
      'aria-describedby': isOpen && !isLabel ? id : undefined,
      'data-tooltip': '',
      onPointerEnter: (event) => {
        if (event.pointerType !== 'touch' && canOpen(event)) tooltips.enter(id, delays);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'touch') tooltips.release(id);
        else tooltips.leave(id, delays);
      },
      onPointerDown: (event) => {
        tooltips.dismiss(id);
        if (event.pointerType === 'touch' && canOpen(event)) tooltips.touch(id, delays);
      },
      onPointerUp: onRelease,
      onPointerCancel: onRelease,
      onClickCapture: (event) => {
        // Who pressed long wanted to know what the control does, not to do it. Keys click with detail 0.
        if (event.detail === 0 || !tooltips.takeLongPress(id)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onClick: close,
      onFocus: (event) => {
        if (event.target.matches(':focus-visible') && canOpen(event)) tooltips.focus(id);
      },
      onBlur: ({ target }) => {
        // When the window loses the focus, the page keeps its active element, and nobody asked for
        // the tooltip when the window comes back.
        if (target.ownerDocument.activeElement === target) tooltips.dismiss(id);
        else tooltips.blur(id);
      },
    }),
    getTooltipProps: propGetter<TooltipProps>({
      id,
      role: 'tooltip',
      onPointerEnter: () => {
        tooltips.enter(id);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') tooltips.leave(id, delays);
      },
      // In React's tree it stands beside its trigger, whose row may be one to click on.
      onClick: (event) => {
        event.stopPropagation();
      },
    }),
  };
}
