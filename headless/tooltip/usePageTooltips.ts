import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  propGetter,
  useElementId,
  useIsomorphicLayoutEffect,
  useOwnStore,
  useStoreState,
  type PropGetter,
} from '../core/index.js';
import { createPageTriggers, TOOLTIP_ATTRIBUTE } from './pageTriggers.js';
import { sharedTooltip } from './sharedTooltip.js';
import { createTooltipStore, type TooltipStore } from './tooltip.store.js';
import { useTooltipDismissal } from './useTooltipDismissal.js';

/** The options of `usePageTooltips`; none is required. */
export interface UsePageTooltipsOptions {
  /** The prefix of the tooltips' ids. Default: generated. */
  id?: string | undefined;
  /** Default: the one of `sharedTooltip.context`, else one that no other tooltip shares. */
  store?: TooltipStore | undefined;
}

/** For the open tooltip; the `id` differs from trigger to trigger. */
export interface PageTooltipProps {
  id: string;
  role: 'tooltip';
}

/** The one tooltip that is open on the page, if any. */
export interface UsePageTooltipsResult {
  isOpen: boolean;
  /** The text of the open tooltip: the `data-tooltip` of its element. */
  text: string;
  /** The element that the open tooltip is about. */
  trigger: Element | null;
  close(): void;
  /** For the tooltip. Mount it only while `isOpen`, appended to the body (TIP-1). */
  getTooltipProps: PropGetter<PageTooltipProps>;
}

/**
 * Whether a tooltip adds nothing to what screen readers say: it is the element's `aria-label`, or
 * that with the keys in brackets which are its `aria-keyshortcuts`.
 */
function isSaid(trigger: Element, text: string): boolean {
  const name = trigger.getAttribute('aria-label');
  if (name === null || !text.startsWith(name)) return false;
  const rest = text.slice(name.length);
  return rest === '' || (trigger.hasAttribute('aria-keyshortcuts') && /^ \([^()]*\)$/.test(rest));
}

/** The tooltip of an element that can be pointed at; that of a removed or disabled one is empty. */
function textOf(trigger: Element | null): string {
  if (trigger === null || !trigger.isConnected || trigger.matches(':disabled')) return '';
  return trigger.getAttribute(TOOLTIP_ATTRIBUTE) ?? '';
}

/** The text of an open tooltip as the page has it, whatever changes it: no event says so. */
function usePageText(trigger: Element | null): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (trigger === null) return () => {};
      const changes = new MutationObserver(onChange);
      changes.observe(trigger.ownerDocument, {
        subtree: true,
        childList: true,
        attributeFilter: [TOOLTIP_ATTRIBUTE, 'disabled'],
      });
      return () => {
        changes.disconnect();
      };
    },
    [trigger],
  );
  return useSyncExternalStore(
    subscribe,
    () => textOf(trigger),
    () => '',
  );
}

/** Describes the element by the tooltip, unless it would be said twice. */
function describe(trigger: Element, id: string, text: string): () => void {
  if (isSaid(trigger, text)) return () => {};
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
 * The tooltips of all elements of the page with the attribute `data-tooltip`, which is their text.
 * Such a control needs no hook, and the code can be loaded after the page (spec row TIP-1,
 * A11Y-TIP). Call it once. The tooltips open and close as those of `useTooltip`. Each describes its
 * element, unless it is the element's `aria-label`, with or without the keys that its
 * `aria-keyshortcuts` give.
 */
export function usePageTooltips({
  id: givenId,
  store,
}: UsePageTooltipsOptions = {}): UsePageTooltipsResult {
  const tooltips = useOwnStore(sharedTooltip.useOptional(store) ?? undefined, () =>
    createTooltipStore(),
  );
  const id = useElementId(givenId)('tooltip');
  const triggers = useMemo(
    () => createPageTriggers(tooltips, (number) => `${id}-${number}`),
    [tooltips, id],
  );
  const openId = useStoreState(tooltips, (state) => state.openId);
  const trigger = openId === null ? null : triggers.elementOf(openId);
  const text = usePageText(trigger);
  const isOpen = text !== '';

  useEffect(() => triggers.listen(document), [triggers]);
  useEffect(() => {
    if (openId !== null && trigger !== null && text === '') tooltips.dismiss(openId);
  }, [tooltips, openId, trigger, text]);
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
