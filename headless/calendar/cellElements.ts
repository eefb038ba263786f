import type { CalendarStore } from './calendar.types.js';

const cellsOf = new WeakMap<CalendarStore, WeakSet<Element>>();

/** Notes that an element is a day of this calendar. */
export function addCell(store: CalendarStore, element: Element): void {
  const cells = cellsOf.get(store) ?? new WeakSet();
  cellsOf.set(store, cells.add(element));
}

/** Whether something, such as where the pointer goes, is in a day of this calendar, whichever month. */
export function isInCell(store: CalendarStore, target: EventTarget | null): boolean {
  const cell = target instanceof Element && target.closest('[role="gridcell"]');
  return !!cell && cellsOf.get(store)?.has(cell) === true;
}
