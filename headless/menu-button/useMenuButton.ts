import type { KeyboardEvent, SyntheticEvent } from 'react';
import {
  focusElement,
  focusLeaves,
  hasModifier,
  isAtRest,
  popupTriggerProps,
  propGetter,
  rovingIndex,
  useElementId,
  useFormatText,
  useIsomorphicLayoutEffect,
  useOwnStore,
  useStoreState,
} from '../core/index.js';
import { createMenuButtonStore, type MenuButtonState } from './menuButton.store.js';
import type {
  MenuButtonItem,
  MenuButtonTriggerProps,
  MenuButtonItemProps,
  MenuProps,
  UseMenuButtonOptions,
  UseMenuButtonResult,
} from './useMenuButton.types.js';
import { isPrintable, typeAheadIndex } from './typeAhead.rules.js';

/**
 * A ref callback, so that it works in any document or shadow root and however late the item mounts.
 * While the menu opens it does not scroll: the menu has yet to be positioned.
 */
function focusItem(item: HTMLElement | null): void {
  const isOpening = item?.closest('[role="menu"]:focus-within') === null;
  item?.focus({ preventScroll: isOpening });
}

function leaveItem(): void {}

/** Whether a key is pressed in a control that a popup has beside its menu, which it is for. */
function isBeside({ target, currentTarget }: KeyboardEvent): boolean {
  return target !== currentTarget && !(target as Partial<Element>).closest?.('[role="menu"]');
}

/**
 * A button that opens a menu of actions or of exclusive choices (A11Y-LANG; APG "Menu Button").
 *
 * Escape and a choice close it and return the focus to the button; Tab closes it and moves on from
 * the button; a click elsewhere closes it.
 */
export function useMenuButton({ items, id, store }: UseMenuButtonOptions): UseMenuButtonResult {
  const menu = useOwnStore(store, createMenuButtonStore);
  const isOpen = useStoreState(menu, (state) => state.isOpen);
  // Items may have come and gone since the store heard which one is active.
  const activeOf = (state: MenuButtonState): number => {
    const index = items.findIndex(({ key }) => key === state.activeKey);
    return index < 0 ? Math.min(state.activeIndex, items.length - 1) : index;
  };
  const activeIndex = useStoreState(menu, activeOf);
  const focusedKey = isOpen ? items[activeIndex]?.key : undefined;
  const format = useFormatText();
  const partId = useElementId(id);
  const buttonId = partId('button');
  const menuId = partId('menu');
  const labels = items.map(({ label }) => format(label));

  // However it came to have the focus: by `open`, or in place of one that is gone.
  useIsomorphicLayoutEffect(() => {
    if (focusedKey !== undefined) menu.activate(activeIndex, focusedKey);
  }, [menu, activeIndex, focusedKey]);

  const closeAndReturn = (event: SyntheticEvent): void => {
    menu.close();
    focusElement(event, buttonId);
  };

  const onButtonKeyDown = (event: KeyboardEvent): void => {
    if (!/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    menu.open(event.key === 'ArrowUp' ? items.length - 1 : 0);
  };

  const choose = (item: MenuButtonItem | undefined, event: SyntheticEvent): void => {
    closeAndReturn(event);
    item?.run();
  };

  const onMenuKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      closeAndReturn(event);
    } else if (event.key === 'Tab') {
      // With the focus back on the button, the browser's own Tab moves on to the button's neighbor.
      closeAndReturn(event);
    } else if (isBeside(event)) return;
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      // The key that opened the menu, by whatever means, may still be down, which is not a choice.
      if (!event.repeat) choose(items[activeOf(menu.getState())], event);
    } else {
      const current = activeOf(menu.getState());
      const next =
        rovingIndex(
          event.key,
          { index: current, count: items.length },
          { orientation: 'vertical' },
        ) ?? (isPrintable(event.key) ? typeAheadIndex(event.key, labels, current) : null);
      if (next === null || hasModifier({ ...event, shiftKey: false })) return;
      event.preventDefault();
      menu.activate(next, items[next]?.key);
    }
  };

  return {
    isOpen,
    items: items.map((item, index) => ({
      key: item.key,
      label: labels[index] ?? '',
      isChecked: item.isChecked === true,
      getItemProps: propGetter<MenuButtonItemProps>({
        id: partId(`item-${index}`),
        role: item.isChecked === undefined ? 'menuitem' : 'menuitemradio',
        'aria-checked': item.isChecked,
        'data-active': item.key === focusedKey || undefined,
        ref: item.key === focusedKey ? focusItem : leaveItem,
        lang: item.lang,
        tabIndex: -1,
        onClick: (event) => {
          choose(item, event);
        },
        // Not `onPointerEnter`, which also fires when the menu scrolls under a pointer at rest.
        onPointerMove: (event) => {
          if (!isAtRest(event)) menu.activate(index, item.key);
        },
      }),
    })),
    close: menu.close,
    getTriggerProps: propGetter<MenuButtonTriggerProps>({
      ...popupTriggerProps(menu, isOpen, menuId),
      id: buttonId,
      'aria-haspopup': 'menu',
      onKeyDown: onButtonKeyDown,
    }),
    getMenuProps: propGetter<MenuProps>({
      id: menuId,
      role: 'menu',
      'aria-labelledby': buttonId,
      // A press beside the items gives it the focus, or it would count as one elsewhere.
      tabIndex: -1,
      onKeyDown: onMenuKeyDown,
      onBlur: (event) => {
        if (focusLeaves(event)) menu.close();
      },
    }),
    getItemWrapperProps: propGetter({ role: 'none' }),
  };
}
