import { hasModifier } from '../core/index.js';
import { neighborOf, type Notification } from './notifications.rules.js';
import type { NotificationsStore } from './notifications.store.js';

/** The id of a notification's part, in the region with this id. */
export function notificationPartId(
  regionId: string,
  notificationId: string,
  part: 'item' | 'title' | 'close',
): string {
  return `${regionId}-${notificationId}-${part}`;
}

/**
 * Brings focus into the region and out of it again (B-30, A11Y-NOTE).
 *
 * F8 goes to the region, and from there back to where focus was. When the notification that holds
 * the focus goes, focus moves on within the region if it got there by key; after a click, and with
 * the last notification, it returns to where it was.
 *
 * It acts when the store changes, which is before React takes elements away: so focus is never lost
 * to the body on the way. Where focus was is still known after React has let go of the region and
 * taken it again, as with a `ref` that is made anew.
 * @returns a ref for the region
 */
export function createRegionRef(
  store: NotificationsStore,
): (region: HTMLElement | null) => (() => void) | null {
  let origin: HTMLElement | null = null;
  let isByPointer = false;
  const attach = (region: HTMLElement): (() => void) => {
    const page = region.ownerDocument;

    const holdsFocus = (): boolean => region.contains(page.activeElement);
    const find = (id: string, part: 'item' | 'close'): HTMLElement | null =>
      region.querySelector(`[id="${notificationPartId(region.id, id, part)}"]`);

    const goBack = (): void => {
      const { activeElement } = page;
      origin?.focus();
      if (holdsFocus() && activeElement instanceof HTMLElement) activeElement.blur();
    };

    const leave = (
      gone: Notification,
      before: readonly Notification[],
      after: readonly Notification[],
    ): void => {
      const item = find(gone.id, 'item');
      // An element taken away from under the pointer need not say that the pointer has left; if it is
      // still on the region, the next thing under it says so.
      if (item?.matches(':hover') === true) store.resume('hover');
      if (item?.contains(page.activeElement) !== true) return;
      const neighbor = neighborOf(gone, before, after);
      const next = neighbor === undefined ? null : find(neighbor.id, 'close');
      if (isByPointer) goBack();
      else (next ?? region).focus();
    };

    const onPointerDown = (): void => {
      isByPointer = true;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      isByPointer = false;
      const isTaken = event.defaultPrevented || store.getState().visible.length === 0;
      if (event.key !== 'F8' || hasModifier(event) || isTaken) return;
      event.preventDefault();
      if (holdsFocus()) goBack();
      else region.focus();
    };
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof HTMLElement) || region.contains(relatedTarget)) return;
      origin = relatedTarget;
    };
    const unsubscribe = store.subscribe(({ visible }, { visible: before }) => {
      if (visible === before) return;
      if (visible.length === 0 && holdsFocus()) goBack();
      for (const gone of before.filter(({ id }) => visible.every((one) => one.id !== id))) {
        leave(gone, before, visible);
      }
    });
    // Capturing, so that a dialog which keeps keys to itself does not keep this one.
    page.addEventListener('keydown', onKeyDown, true);
    region.addEventListener('pointerdown', onPointerDown);
    region.addEventListener('focusin', onFocusIn);
    return () => {
      unsubscribe();
      page.removeEventListener('keydown', onKeyDown, true);
      region.removeEventListener('pointerdown', onPointerDown);
      region.removeEventListener('focusin', onFocusIn);
    };
  };
  return (region) => region && attach(region);
}
