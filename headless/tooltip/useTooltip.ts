import {
  useEffect,
  useState,
  type FocusEventHandler,
  type MouseEventHandler,
  type PointerEventHandler,
} from 'react';
import {
  propGetter,
  treeOf,
  useElementId,
  useFormatText,
  useOwnStore,
  useStoreState,
  type PropGetter,
  type Text,
} from '../core/index.js';
import { sharedTooltip } from './sharedTooltip.js';
import { createTooltipStore, type TooltipDelays, type TooltipStore } from './tooltip.store.js';
import { useTooltipDismissal } from './useTooltipDismissal.js';

/** The options of `useTooltip`; only the text is required. */
export interface UseTooltipOptions {
  /** The text of the tooltip; with an empty text it never opens. */
  text: Text;
  /**
   * Whether the text is the trigger's accessible name, as for a lone icon, rather than its
   * description. Default false.
   */
  isLabel?: boolean | undefined;
  /** In milliseconds. Default: those of the store. */
  delays?: TooltipDelays | undefined;
  /** The prefix of the tooltip's id: `help` makes it `help-tooltip`. Default: generated. */
  id?: string | undefined;
  /** Default: the one of `sharedTooltip.context`, else one that no other tooltip shares. */
  store?: TooltipStore | undefined;
}

/** For the element that the tooltip is about. */
export interface TooltipTriggerProps {
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  /** Empty, so that `usePageTooltips` shows no second tooltip for the element. */
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

/** Whether the tooltip is open, its text and trigger, and the prop getters of both. */
export interface UseTooltipResult {
  isOpen: boolean;
  /** The text, in the current language. */
  text: string;
  /** The trigger, to position the tooltip at; known once pointer, finger or focus reached it. */
  trigger: Element | null;
  close(): void;
  getTriggerProps: PropGetter<TooltipTriggerProps>;
  /** For the tooltip. Mount it only while `isOpen`, appended to the body (TIP-1). */
  getTooltipProps: PropGetter<TooltipProps>;
}

/**
 * A tooltip: opens on hover, on keyboard focus and after a long press; closes on Escape, on a
 * press, and when pointer and focus have left trigger and tooltip (spec row TIP-1, A11Y-TIP; WCAG
 * 1.4.13). It never opens at a `disabled` control, which no keyboard reaches.
 */
export function useTooltip(options: UseTooltipOptions): UseTooltipResult {
  const { isLabel = false, delays } = options;
  const tooltips = useOwnStore(sharedTooltip.useOptional(options.store) ?? undefined, () =>
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

  /** Whether the tooltip may open at this element, which it stores as the trigger if so. */
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
        // A long press only shows the tooltip and must not click. Keyboard clicks have detail 0.
        if (event.detail === 0 || !tooltips.takeLongPress(id)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onClick: close,
      onFocus: (event) => {
        if (event.target.matches(':focus-visible') && canOpen(event)) tooltips.focus(id);
      },
      onBlur: ({ target }) => {
        // If the element stays the active one, the window has lost the focus: do not reopen when
        // it comes back.
        if (treeOf(target).activeElement === target) tooltips.dismiss(id);
        else tooltips.blur(id);
      },
    }),
    getTooltipProps: propGetter<TooltipProps>({
      id,
      role: 'tooltip',
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') tooltips.enter(id);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') tooltips.leave(id, delays);
      },
      // React's events bubble through portals: keep the click from a clickable row around the
      // trigger.
      onClick: (event) => {
        event.stopPropagation();
      },
    }),
  };
}
