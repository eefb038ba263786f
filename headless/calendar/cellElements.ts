import { treeOf } from '../core/index.js';
import type { CalendarStore } from './calendar.types.js';

const storeOf = new WeakMap<Element, CalendarStore>();
/** The day of each calendar that has the tab stop. */
const tabStopOf = new WeakMap<CalendarStore, HTMLElement>();

/** Registers an element as a day of this calendar. */
export function addCell(store: CalendarStore, element: HTMLElement, isTabStop: boolean): void {
  storeOf.set(element, store);
  if (isTabStop) tabStopOf.set(store, element);
}

/** Focuses the day of this calendar that has the tab stop. */
export function focusTabStop(store: CalendarStore): void {
  // After a click, Safari shows no ring for arrow keys that a script handles.
  tabStopOf.get(store)?.focus({ focusVisible: true });
}

/** Whether an event target or element is inside a day of this calendar, in any of its months. */
export function isInCell(store: CalendarStore, target: EventTarget | null): boolean {
  // An element of another window is no instance of this one's `Element`.
  const cell = (target as Partial<Element> | null)?.closest?.('[role="gridcell"]');
  return !!cell && storeOf.get(cell) === store;
}

/** Whether a day of this calendar has the focus, in a shadow root or another window too. */
export function hasFocus(store: CalendarStore): boolean {
  const cell = tabStopOf.get(store);
  return !!cell && isInCell(store, treeOf(cell).activeElement);
}
