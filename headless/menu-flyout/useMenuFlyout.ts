import {
  isPlainClick,
  propGetter,
  useElementId,
  useIsomorphicLayoutEffect,
  useStoreState,
} from '../core/index.js';
import { focusMenuStart, moveMenuFocus, type UseMenuItemResult } from '../menu/index.js';
import { inlineStep, isChoice } from './flyoutEvents.js';
import type {
  MenuFlyoutEntryProps,
  MenuFlyoutListProps,
  MenuFlyoutPanelProps,
  MenuFlyoutTitleProps,
  MenuFlyoutTriggerProps,
  UseMenuFlyoutResult,
} from './useMenuFlyout.types.js';
import type { UseMenuFlyoutsResult } from './useMenuFlyouts.js';

function titlePropsOf({ kind, getItemProps }: UseMenuItemResult): Partial<MenuFlyoutTitleProps> {
  if (kind === 'disclosure') return {};
  const { type, href, onClick, ...props } = getItemProps();
  return {
    type,
    href,
    onClick,
    'aria-current': props['aria-current'],
    'data-active': props['data-active'],
  };
}

/**
 * The fly-out of one item of the first level (behavior B-14, A11Y-MENU; APG "Disclosure Navigation
 * Menu"). An item with a submenu becomes a button that opens the fly-out; its own link or button is
 * the title in it. The fly-out of any other item shows only its title, to be hidden from screen
 * readers, which have it as the item's name.
 */
export function useMenuFlyout(
  { store }: UseMenuFlyoutsResult,
  item: UseMenuItemResult,
): UseMenuFlyoutResult {
  const { id } = item.node;
  const content = useStoreState(store, (state) => (state.openId === id ? state.content : null));
  const takesFocus = useStoreState(store, (state) => state.openId === id && state.takesFocus);
  const partId = useElementId();
  const triggerId = partId();
  const panelId = partId('panel');
  const titleId = partId('title');
  const hasSubmenu = item.childIds.length > 0;
  const ownContent = hasSubmenu ? 'submenu' : 'label';
  const isOpen = content === 'submenu';

  /** Closes the fly-out, and moves a focus inside it to the trigger so that it is not lost. */
  const closeAround = (element: Element): void => {
    const { ownerDocument } = element;
    const holdsFocus = ownerDocument.getElementById(panelId)?.contains(ownerDocument.activeElement);
    store.close();
    if (holdsFocus === true) ownerDocument.getElementById(triggerId)?.focus();
  };

  return {
    content,
    hasSubmenu,
    takesFocus,
    panelId,
    titleElement: item.kind === 'disclosure' ? 'span' : item.element,
    close: store.close,
    getEntryProps: propGetter<MenuFlyoutEntryProps>({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') store.enter(id, ownContent);
      },
      onPointerMove: ({ pointerType }) => {
        if (pointerType !== 'touch') store.move(id, ownContent);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') store.leave();
      },
      onFocus: ({ currentTarget, target }) => {
        const panel = currentTarget.ownerDocument.getElementById(panelId);
        if (panel?.contains(target) === true) store.pin(id);
        // A press moves the focus as well, but should not show the label.
        else if (target.matches(':focus-visible')) store.focus(id);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // Without a `relatedTarget` the window has lost the focus, and will give it back.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) store.blur(id);
      },
      onKeyDown: (event) => {
        // An open submenu inside has handled Escape and called `preventDefault`: the fly-out stays.
        if (event.defaultPrevented) return;
        if (event.key === 'Escape' && content !== null) {
          event.preventDefault();
          closeAround(event.currentTarget);
        } else if (hasSubmenu && inlineStep(event) === 'forward') {
          event.preventDefault();
          store.open(id, { takesFocus: true });
        }
      },
    }),
    getTriggerProps: propGetter<MenuFlyoutTriggerProps>({
      id: triggerId,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      // The title link in the open fly-out has `aria-current` itself.
      'aria-current': item.isCurrent && !(isOpen && item.kind === 'link') ? 'true' : undefined,
      'data-active': item.isActive || undefined,
      'data-state': isOpen ? 'open' : 'closed',
      onClick: () => {
        store.toggle(id);
      },
    }),
    getPanelProps: propGetter<MenuFlyoutPanelProps>({
      id: panelId,
      onClick: (event) => {
        if (isChoice(event) && isPlainClick(event)) closeAround(event.currentTarget);
      },
      onKeyDown: (event) => {
        if (event.defaultPrevented) return;
        const step = inlineStep(event);
        if (step === null) {
          moveMenuFocus(event);
          return;
        }
        event.preventDefault();
        const { currentTarget } = event;
        if (step === 'back') closeAround(currentTarget);
        else currentTarget.querySelector<HTMLElement>('[aria-expanded=false]:focus')?.click();
      },
    }),
    getTitleProps: propGetter<MenuFlyoutTitleProps>({ ...titlePropsOf(item), id: titleId }),
    getListProps: propGetter<MenuFlyoutListProps>({ role: 'list', 'aria-labelledby': titleId }),
  };
}

/**
 * Moves the focus into a fly-out that was opened with `takesFocus`, as by the arrow key on its
 * icon. Call it in the panel's own component, so that it runs when the panel mounts, even if its
 * code is loaded later.
 */
export function useMenuFlyoutFocus(
  { store }: UseMenuFlyoutsResult,
  { takesFocus, panelId }: UseMenuFlyoutResult,
): void {
  useIsomorphicLayoutEffect(() => {
    const panel = takesFocus ? document.getElementById(panelId) : null;
    if (panel !== null) focusMenuStart(panel);
  }, [takesFocus, panelId, store]);
}
