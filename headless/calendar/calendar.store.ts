import { defineStore } from '../core/vanilla.js';
import { onPageShown as onBrowserPageShown, systemClock } from '../platform/index.js';
import type {
  CalendarActions,
  CalendarSettings,
  CalendarState,
  CalendarStore,
  CalendarStoreOptions,
} from './calendar.types.js';
import {
  focusedDate,
  monthInView,
  monthsBetween,
  selectionOf,
  shownMonth,
} from './calendarView.rules.js';
import { clampDate } from './dateLimits.rules.js';
import { addMonths, localDate, untilNextLocalDate, type IsoDate } from './isoDate.rules.js';
import { dateByKey } from './monthGrid.rules.js';

function hasSameSelection(a: CalendarSettings, b: CalendarSettings): boolean {
  const [selectionA, selectionB] = [selectionOf(a), selectionOf(b)];
  return selectionA.start === selectionB.start && selectionA.end === selectionB.end;
}

function sameSettings(a: CalendarSettings, b: CalendarSettings): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof CalendarSettings)[];
  return keys.every((key) =>
    key === 'selection' ? hasSameSelection(a, b) : Object.is(a[key], b[key]),
  );
}

/** The day that only the new settings select: the end if it changed, else the start. */
function newlyChosen(next: CalendarSettings, before: CalendarSettings): IsoDate | null {
  const [selection, previous] = [selectionOf(next), selectionOf(before)];
  if (selection.end !== null && selection.end !== previous.end) return selection.end;
  return selection.start === previous.start ? null : selection.start;
}

/** Creates the store of one calendar (spec row DATE-2, A11Y-DATE). Today's date is read on `connect()`. */
export function createCalendarStore({
  clock = systemClock,
  onPageShown = onBrowserPageShown,
  ...settings
}: CalendarStoreOptions = {}): CalendarStore {
  const initialState: CalendarState = {
    today: null,
    moved: null,
    turnedTo: null,
    preview: null,
    settings,
  };
  return defineStore<CalendarState, CalendarActions>(initialState, ({ get, set }) => {
    /** Whether the cell with the tab stop should take the focus when it next renders. */
    let wantsFocus = false;

    const previewOf = (date: IsoDate): CalendarState['preview'] =>
      get().settings.previewOf?.(date) ?? null;
    const focus = (date: IsoDate): void => {
      const moved = clampDate(date, get().settings);
      const turnedTo = monthInView(moved, shownMonth(get()), get().settings);
      set({ moved, turnedTo, preview: previewOf(moved) });
    };

    return {
      actions: {
        focus,
        press: (key) => {
          const target = dateByKey(focusedDate(get()), key, get().settings);
          if (target === null) return false;
          wantsFocus = true;
          focus(target);
          return true;
        },
        takeFocusRequest: () => {
          const wanted = wantsFocus;
          wantsFocus = false;
          return wanted;
        },
        turnTo: (month) => {
          const state = get();
          const by = monthsBetween(shownMonth(state), month);
          const moved = clampDate(addMonths(focusedDate(state), by), state.settings);
          const turnedTo = monthInView(moved, month, state.settings);
          set({ turnedTo, moved, preview: null });
        },
        hover: (date) => {
          set({ preview: date === null ? null : previewOf(date) });
        },
        focusToday: () => {
          wantsFocus = true;
          focus(get().today ?? localDate(clock.now()));
        },
        configure: (next, hasFocus) => {
          const { settings: before, turnedTo } = get();
          if (sameSettings(next, before)) return;
          const month = shownMonth(get());
          set({ settings: next });
          if (!hasSameSelection(next, before)) set({ preview: null });
          const chosen = newlyChosen(next, before);
          if (turnedTo && chosen) {
            set({
              moved: clampDate(chosen, next),
              turnedTo: monthInView(chosen, shownMonth(get()), next),
            });
          }
          // The cell that had the focus may have gone with its month.
          if (hasFocus) wantsFocus = month !== shownMonth(get());
        },
      },
      start: () => {
        let cancel = (): void => {};
        const updateToday = (): void => {
          cancel();
          set({ today: localDate(clock.now()) });
          cancel = clock.setTimeout(updateToday, untilNextLocalDate(clock.now()));
        };
        updateToday();
        const stopWatching = onPageShown(updateToday);
        return () => {
          cancel();
          stopWatching();
        };
      },
    };
  });
}
