import { treeOf } from '../core/index.js';
import type { CalendarStore } from './calendar.types.js';

const storeOf = new WeakMap<Element, CalendarStore>();
/** A day of each calendar: the one that was registered last. */
const cellOf = new WeakMap<CalendarStore, Element>();

/** Registers an element as a day of this calendar. */
export function addCell(store: CalendarStore, element: Element): void {
  storeOf.set(element, store);
  cellOf.set(store, element);
}

/** Whether an event target or element is inside a day of this calendar, in any of its months. */
export function isInCell(store: CalendarStore, target: EventTarget | null): boolean {
  // An element of another window is no instance of this one's `Element`.
  const cell = (target as Partial<Element> | null)?.closest?.('[role="gridcell"]');
  return !!cell && storeOf.get(cell) === store;
}

/** Whether a day of this calendar has the focus, in a shadow root or another window too. */
export function hasFocus(store: CalendarStore): boolean {
  const cell = cellOf.get(store);
  return !!cell && isInCell(store, treeOf(cell).activeElement);
}
