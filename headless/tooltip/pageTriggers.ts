import type { TooltipStore } from './tooltip.store.js';

/** The elements of a page that have a tooltip, by the ids of their tooltips. */
export interface PageTriggers {
  elementOf(id: string): Element | null;
  /** Listens to the events of this page. Returns a function that stops it. */
  listen(page: Document): () => void;
}

/** The attribute that gives an element a tooltip: its text. */
export const TOOLTIP_ATTRIBUTE = 'data-tooltip';

/**
 * Handles for a whole page the events that `useTooltip` handles for one element, so that a control
 * needs an attribute and no code of its own (spec row TIP-1).
 * @param idOfNumber makes the id of the tooltip with this number, counted from 1
 */
export function createPageTriggers(
  tooltips: TooltipStore,
  idOfNumber: (number: number) => string,
): PageTriggers {
  const elements = new Map<string, Element>();
  let count = 0;
  let hovered: string | null = null;

  const idOf = (trigger: Element): string => {
    for (const [id, element] of elements) {
      if (element === trigger) return id;
      if (element.isConnected) continue;
      elements.delete(id);
      tooltips.forget(id);
    }
    count += 1;
    const id = idOfNumber(count);
    elements.set(id, trigger);
    return id;
  };
  /** The tooltip of an event's target: the open one, if the target is in it, else its trigger's. */
  const tooltipAt = ({ target }: Event): string | null => {
    if (!(target instanceof Element)) return null;
    const { openId } = tooltips.getState();
    const open = openId === null ? null : target.ownerDocument.getElementById(openId);
    if (open?.contains(target) === true) return openId;
    const trigger = target.closest(`[${TOOLTIP_ATTRIBUTE}]:not([${TOOLTIP_ATTRIBUTE}=''])`);
    return trigger === null || trigger.matches(':disabled') ? null : idOf(trigger);
  };
  const hover = (id: string | null): void => {
    if (id === hovered) return;
    if (hovered !== null) tooltips.leave(hovered);
    hovered = id;
    if (id !== null) tooltips.enter(id);
  };

  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') hover(tooltipAt(event));
  };
  const onPointerOut = ({ pointerType, relatedTarget }: PointerEvent): void => {
    if (pointerType !== 'touch' && relatedTarget === null) hover(null);
  };
  const onPointerDown = (event: PointerEvent): void => {
    const id = tooltipAt(event);
    const trigger = elements.get(id ?? '');
    // A press on the open tooltip itself leaves it open.
    if (id === null || trigger === undefined || !event.composedPath().includes(trigger)) return;
    tooltips.dismiss(id);
    if (event.pointerType === 'touch') tooltips.touch(id);
  };
  const onRelease = (event: PointerEvent): void => {
    const id = tooltipAt(event);
    if (event.pointerType === 'touch' && id !== null) tooltips.release(id);
  };
  const onClick = (event: MouseEvent): void => {
    const id = tooltipAt(event);
    if (id === null) return;
    // A long press only shows the tooltip and must not click. Keyboard clicks have detail 0.
    if (event.detail !== 0 && tooltips.takeLongPress(id)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      tooltips.dismiss(id);
    }
  };
  const onFocusIn = (event: FocusEvent): void => {
    const id = tooltipAt(event);
    if (id !== null && elements.get(id)?.matches(':focus-visible') === true) tooltips.focus(id);
  };
  const onFocusOut = (event: FocusEvent): void => {
    const id = tooltipAt(event);
    if (id === null) return;
    // If the element stays the active one, the window has lost the focus: do not reopen on return.
    const { target } = event;
    if (target instanceof Element && target.ownerDocument.activeElement === target)
      tooltips.dismiss(id);
    else tooltips.blur(id);
  };

  return {
    elementOf: (id) => elements.get(id) ?? null,
    listen: (page) => {
      const listeners = new AbortController();
      const { signal } = listeners;
      page.addEventListener('pointerover', onPointerOver, { signal });
      page.addEventListener('pointerout', onPointerOut, { signal });
      // Capturing: before the controls handle them.
      // On the root: after the document has heard of the press, which closes the open tooltip.
      const root = page.documentElement;
      root.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
      page.addEventListener('pointerup', onRelease, { signal, capture: true });
      page.addEventListener('pointercancel', onRelease, { signal, capture: true });
      page.addEventListener('click', onClick, { signal, capture: true });
      page.addEventListener('focusin', onFocusIn, { signal });
      page.addEventListener('focusout', onFocusOut, { signal });
      return () => {
        listeners.abort();
        hover(null);
        elements.clear();
      };
    },
  };
}
