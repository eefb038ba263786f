import { defineStore, sameEntries } from '../core/vanilla.js';
import { onPageShown as onBrowserPageShown, systemClock } from '../platform/index.js';
import type {
  CalendarActions,
  CalendarState,
  CalendarStore,
  CalendarStoreOptions,
} from './calendar.types.js';
import { focusedDate, monthsBetween, shownMonth } from './calendarView.rules.js';
import { clampDate } from './dateLimits.rules.js';
import {
  addMonths,
  localDate,
  NO_SPAN,
  sameSpan,
  untilNextLocalDate,
  type DateSpan,
  type IsoDate,
} from './isoDate.rules.js';
import { knownSpan } from './knownDay.js';
import { dateByKey } from './monthGrid.rules.js';

/** The day to show of a new selection: its end if that changed and is not open, else its start. */
function newlyChosen(next: DateSpan, before: DateSpan): IsoDate | null {
  return (next.end === before.end ? null : next.end) ?? next.start;
}

/** The day with the tab stop, and where it is in the calendar. */
function placeOf(state: CalendarState): string {
  return shownMonth(state) + focusedDate(state);
}

/** Creates the store of one calendar (spec row DATE-2, A11Y-DATE). Today's date is read on `connect()`. */
export function createCalendarStore({
  clock = systemClock,
  onPageShown = onBrowserPageShown,
  selection = NO_SPAN,
  ...settings
}: CalendarStoreOptions = {}): CalendarStore {
  const initialState: CalendarState = {
    today: null,
    moved: null,
    turnedTo: null,
    preview: null,
    selection: knownSpan(selection),
    settings,
  };
  return defineStore<CalendarState, CalendarActions>(initialState, ({ get, set }) => {
    /** Whether the cell with the tab stop should take the focus when it next renders. */
    let wantsFocus = false;

    const previewOf = (date: IsoDate): CalendarState['preview'] =>
      get().settings.previewOf?.(date) ?? null;
    const focus = (date: IsoDate, takesFocus = wantsFocus): void => {
      const moved = clampDate(date, get().settings);
      // Where the tab stop stays, its cell does not render: a request would wait, and take the focus
      // from whatever has it by then.
      wantsFocus = takesFocus && moved !== focusedDate(get());
      set({ moved, turnedTo: shownMonth(get()), preview: previewOf(moved) });
    };

    return {
      actions: {
        focus,
        press: (key) => {
          const target = dateByKey(focusedDate(get()), key, get().settings);
          if (target === null) return false;
          focus(target, true);
          return true;
        },
        takeFocusRequest: () => {
          const wanted = wantsFocus;
          wantsFocus = false;
          return wanted;
        },
        turnTo: (turnedTo) => {
          const state = get();
          const by = monthsBetween(shownMonth(state), turnedTo);
          const moved = clampDate(addMonths(focusedDate(state), by), state.settings);
          set({ turnedTo, moved, preview: null });
        },
        hover: (date) => {
          set({ preview: date === null ? null : previewOf(date) });
        },
        focusToday: () => {
          focus(get().today ?? localDate(clock.now()), true);
        },
        configure: ({ selection: given = NO_SPAN, ...settings }, hasFocus) => {
          const before = get();
          const selection = knownSpan(given);
          const hasSameChoice = sameSpan(selection, before.selection);
          const hasSameSettings =
            sameEntries(settings, before.settings) && sameEntries(before.settings, settings);
          if (hasSameChoice && hasSameSettings) return;
          // What stays the same keeps its reference, so that only what changes re-renders.
          if (!hasSameSettings) set({ settings });
          if (!hasSameChoice) {
            set({ selection, preview: null });
            const chosen = newlyChosen(selection, before.selection);
            if (before.turnedTo && chosen) {
              set({ moved: clampDate(chosen, settings), turnedTo: shownMonth(get()) });
            }
          }
          // Arrow keys go on from the tab stop, and the cell that had the focus may have gone with its
          // month.
          if (hasFocus) wantsFocus = placeOf(before) !== placeOf(get());
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
