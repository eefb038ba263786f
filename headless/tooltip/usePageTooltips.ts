import { useEffect, useMemo } from 'react';
import {
  propGetter,
  useElementId,
  useIsomorphicLayoutEffect,
  useOwnStore,
  useStoreState,
  type PropGetter,
} from '../core/index.js';
import { createPageTriggers, TOOLTIP_ATTRIBUTE } from './pageTriggers.js';
import { sharedTooltips } from './sharedTooltips.js';
import { createTooltipStore, type TooltipStore } from './tooltip.store.js';
import { useTooltipDismissal } from './useTooltipDismissal.js';

/** What `usePageTooltips` takes; all of it can be left out. */
export interface UsePageTooltipsOptions {
  /** The first part of the tooltips' ids. */
  id?: string | undefined;
  /**
   * Default: what `sharedTooltips.context` provides, else one of its own, which knows of no other
   * tooltip.
   */
  store?: TooltipStore | undefined;
}

/** For the tooltip of the element that is pointed at or focused; the `id` is another for each. */
export interface PageTooltipProps {
  id: string;
  role: 'tooltip';
}

/** The one tooltip that is open on the page, if any. */
export interface UsePageTooltipsResult {
  isOpen: boolean;
  /** What the open one says: the `data-tooltip` of its element. */
  text: string;
  /** The element that it is about. */
  trigger: Element | null;
  close(): void;
  /** For the tooltip, which is in the page only while `isOpen`, appended to the body (TIP-1). */
  getTooltipProps: PropGetter<PageTooltipProps>;
}

/** Ties a tooltip to its element, unless that has the same words for its name. */
function describe(trigger: Element, id: string, text: string): () => void {
  if (trigger.getAttribute('aria-label') === text) return () => {};
  const others = (): string[] =>
    (trigger.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .filter((other) => other !== '' && other !== id);
  const write = (ids: readonly string[]): void => {
    if (ids.length === 0) trigger.removeAttribute('aria-describedby');
    else trigger.setAttribute('aria-describedby', ids.join(' '));
  };
  write([...others(), id]);
  return () => {
    write(others());
  };
}

/**
 * The tooltips of all elements of the page with the attribute `data-tooltip`, which is their text: a
 * control so has one without a hook, and without code of it before it is wanted (spec row TIP-1,
 * A11Y-TIP). Call it once. They open and close as those of `useTooltip`. A tooltip describes its
 * element, but not one whose `aria-label` is the same.
 */
export function usePageTooltips({
  id: givenId,
  store,
}: UsePageTooltipsOptions = {}): UsePageTooltipsResult {
  const tooltips = useOwnStore(sharedTooltips.useOptional(store) ?? undefined, () =>
    createTooltipStore(),
  );
  const id = useElementId(givenId)('tooltip');
  const triggers = useMemo(
    () => createPageTriggers(tooltips, (number) => `${id}-${number}`),
    [tooltips, id],
  );
  const openId = useStoreState(tooltips, (state) => state.openId);
  const trigger = openId === null ? null : triggers.elementOf(openId);
  const text = trigger?.getAttribute(TOOLTIP_ATTRIBUTE) ?? '';
  const isOpen = text !== '';

  useEffect(() => triggers.listen(document), [triggers]);
  useIsomorphicLayoutEffect(
    () =>
      trigger === null || openId === null || text === ''
        ? undefined
        : describe(trigger, openId, text),
    [trigger, openId, text],
  );
  const close = (): void => {
    if (openId !== null) tooltips.dismiss(openId);
  };
  useTooltipDismissal({ isOpen, id: openId ?? '', trigger, close });

  return {
    isOpen,
    text,
    trigger,
    close,
    getTooltipProps: propGetter<PageTooltipProps>({ id: openId ?? id, role: 'tooltip' }),
  };
}
