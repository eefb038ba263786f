import { hasModifier, ignoreHeldKey } from '../core/index.js';
import { neighborOf, type Notification } from './notifications.rules.js';
import type { NotificationsStore } from './notifications.types.js';

/** The element id of a notification's part, in the region with the id `regionId`. */
export function notificationPartId(
  regionId: string,
  notificationId: string,
  part: 'item' | 'title' | 'close',
): string {
  return `${regionId}-${notificationId}-${part}`;
}

/** Not only an HTML element: a point of an SVG chart takes the focus as well. */
type Focusable = Element & Partial<HTMLOrSVGElement>;

/**
 * Moves the focus into the region and out of it again (B-30, A11Y-NOTE).
 *
 * F8 moves it to the region, and F8 or Escape from there back to where it was. When the notification
 * that has the focus closes, the focus moves on within the region if the keyboard was used last;
 * after a click, and when the last notification closes, it returns to where it was. A key that is
 * held meanwhile does nothing more.
 *
 * It acts on the store's change, before React removes elements, so that the focus never falls back
 * to the body. The place to return to survives a detached and reattached `ref`.
 * @returns a ref for the region
 */
export function createRegionRef(
  store: NotificationsStore,
): (region: HTMLElement | null) => (() => void) | null {
  /** Where the focus was before it moved into the region. */
  let origin: Focusable | null = null;
  /** Whether the pointer was used last, not the keyboard. */
  let isByPointer = false;
  return (region) => {
    if (region === null) return null;
    const page = region.ownerDocument;

    const holdsFocus = (): boolean => region.contains(page.activeElement);
    const find = (id: string, part: 'item' | 'close'): HTMLElement | null =>
      page.getElementById(notificationPartId(region.id, id, part));

    const goBack = (): void => {
      const left: Focusable | null = page.activeElement;
      origin?.focus?.();
      // Whoever comes in from nowhere the next time does not go back there.
      origin = null;
      // In case the origin has left the page; else it has lost the focus already.
      left?.blur?.();
      ignoreHeldKey(region);
    };

    const leave = (gone: Notification, neighbor: Notification | undefined): void => {
      const item = find(gone.id, 'item');
      // An element removed from under the pointer need not send `pointerleave`. If the pointer is
      // still on the region, the next element under it sends `pointerover`.
      if (item?.matches(':hover')) store.resume('hover');
      if (!item?.contains(page.activeElement)) return;
      const next = neighbor && find(neighbor.id, 'close');
      if (isByPointer) goBack();
      else (next ?? region).focus();
      ignoreHeldKey(region);
    };

    const onPointerDown = (): void => {
      isByPointer = true;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const isInside = holdsFocus();
      isByPointer = false;
      const isMove = event.key === 'F8' || (event.key === 'Escape' && isInside);
      if (!isMove || hasModifier(event) || event.defaultPrevented || region.hidden) return;
      event.preventDefault();
      if (isInside) goBack();
      // After a click, Safari would show no ring.
      else region.focus({ focusVisible: true });
    };
    const onFocusIn = (event: FocusEvent): void => {
      const from = event.relatedTarget as Focusable | null;
      if (from && !region.contains(from))
        // A menu closes when the focus leaves it: its button stays.
        origin = page.querySelector('[aria-haspopup=menu][aria-expanded=true]') ?? from;
    };
    const unsubscribe = store.subscribe(({ visible }, { visible: before }) => {
      if (visible.length === 0 && holdsFocus()) goBack();
      const stays = ({ id }: Notification): boolean => visible.some((each) => each.id === id);
      for (const each of before) {
        if (!stays(each)) leave(each, neighborOf(each, before, stays));
      }
    });
    // Capturing, so that F8 also works in a dialog that stops the propagation of keys.
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
}
