import type { CalendarStore } from './calendar.types.js';

const cellsOf = new WeakMap<CalendarStore, WeakSet<Element>>();

/** Registers an element as a day of this calendar. */
export function addCell(store: CalendarStore, element: Element): void {
  const cells = cellsOf.get(store) ?? new WeakSet();
  cellsOf.set(store, cells.add(element));
}

/** Whether an event target or element is inside a day of this calendar, in any of its months. */
export function isInCell(store: CalendarStore, target: EventTarget | null): boolean {
  const cell = target instanceof Element && target.closest('[role="gridcell"]');
  return !!cell && cellsOf.get(store)?.has(cell) === true;
}

/** Whether a day of this calendar has the focus, in a shadow root too. */
export function hasFocus(
  store: CalendarStore,
  focused: Element | null = document.activeElement,
): boolean {
  return focused?.shadowRoot
    ? hasFocus(store, focused.shadowRoot.activeElement)
    : isInCell(store, focused);
}
