import {
  formatDate,
  knownSpan,
  localDate,
  readDate,
  sameSpan,
  type IsoDate,
  type ReadDate,
} from '../calendar/vanilla.js';
import { createValuePort, defineStore, type Politeness, type Text } from '../core/vanilla.js';
import { systemClock } from '../platform/index.js';
import {
  clampRange,
  formatRange,
  NO_RANGE,
  RANGE_FORMAT,
  setRangeEnd,
  spanRange,
  type DateRange,
  type RangeEnd,
  type RangeProblem,
  type RangeStep,
} from './dateRange.rules.js';
import type {
  DateRangeActions,
  DateRangeSettings,
  DateRangeState,
  DateRangeStore,
  DateRangeStoreOptions,
  RangeFieldState,
} from './dateRange.types.js';

const NOTHING_TYPED: RangeFieldState = { draft: null, problem: null };
const NO_FIELDS: DateRangeState['fields'] = { start: NOTHING_TYPED, end: NOTHING_TYPED };
const OTHER: Readonly<Record<RangeEnd, RangeEnd>> = { start: 'end', end: 'start' };

/**
 * Says that an end is another day than was asked for, which is easy to miss (A11Y-RANGE): it was
 * moved by setting the other end, or shortened.
 */
function movedNotice(asked: DateRange, { start, end }: DateRange): Text | null {
  if (asked.start !== start) {
    const values = { date: formatDate(start, RANGE_FORMAT) };
    return {
      id: 'gnap.date-range.start-moved',
      defaultMessage: 'The start is now {date}.',
      values,
    };
  }
  if (asked.end === end) return null;
  const values = { date: formatDate(end, RANGE_FORMAT) };
  return { id: 'gnap.date-range.end-moved', defaultMessage: 'The end is now {date}.', values };
}

/** A range with `''` for no day is one with open ends. */
function openEnds({ start, end }: DateRange): DateRange {
  return { start: start || null, end: end || null };
}

/** Creates the store of one range picker (spec rows RANGE-1…3). */
export function createDateRangeStore({
  defaultValue = NO_RANGE,
  clock = systemClock,
  ...given
}: DateRangeStoreOptions = {}): DateRangeStore {
  const initialState: DateRangeState = {
    value: defaultValue,
    isOpen: false,
    draft: knownSpan(defaultValue),
    activeEnd: 'start',
    before: null,
    fields: NO_FIELDS,
    notice: null,
  };
  return defineStore<DateRangeState, DateRangeActions>(initialState, ({ get, set }) => {
    let settings: DateRangeSettings = given;
    const port = createValuePort<DateRange>({
      get,
      set,
      equal: (old, next) => sameSpan(openEnds(old), openEnds(next)),
    });
    /** The value, in which an end that is not a day is open. */
    const known = (): DateRange => knownSpan(get().value);
    const say = (text: Text | null, politeness?: Politeness): void => {
      if (text !== null) set({ notice: { text, politeness } });
    };
    /** The fields after a change of one; why a click was refused in the other is past then. */
    const withField = (end: RangeEnd, field: RangeFieldState): DateRangeState['fields'] => {
      const { fields } = get();
      const other = OTHER[end];
      return { ...(fields[other].draft === null ? NO_FIELDS : fields), [end]: field };
    };
    const setField = (end: RangeEnd, field: RangeFieldState): void => {
      set({ fields: withField(end, field) });
    };
    const close = (draft: DateRange): void => {
      const { draft: old } = get();
      // The same object if nothing differs: a disabled picker closes with every render.
      const same = sameSpan(old, draft) ? old : draft;
      set({ isOpen: false, draft: same, before: null, fields: NO_FIELDS });
    };
    const cancel = (): void => {
      close(known());
    };
    /** Changes the draft as a whole, and says so; the next click sets the start. */
    const replaceDraft = (draft: DateRange): void => {
      say(formatRange(draft));
      set({ draft, activeEnd: 'start', before: null, fields: NO_FIELDS });
    };

    /** The end that a click sets: the active one, or in `span` mode the start while it is missing. */
    const endOfClick = (): RangeEnd => {
      const { activeEnd, draft } = get();
      return settings.mode === 'span' && draft.start === null ? 'start' : activeEnd;
    };
    const afterClick = (date: IsoDate): RangeStep => {
      const { draft } = get();
      const which = endOfClick();
      if (settings.mode !== 'span') return setRangeEnd(draft, which, date, settings);
      const begun = setRangeEnd(NO_RANGE, 'start', date, settings);
      if (which === 'start' || draft.start === null || begun.problem !== null) return begun;
      return spanRange(draft.start, date, settings);
    };
    /** Sets one end, by its field or by code. Returns why that is refused. */
    const setEnd = (which: RangeEnd, read: ReadDate): RangeProblem | null => {
      const { isOpen, draft, fields } = get();
      const { date } = read;
      const current = isOpen ? draft : known();
      const { range, problem } = setRangeEnd(current, which, date, settings);
      const trouble = read.problem ?? problem;
      if (trouble === null) say(movedNotice({ ...current, [which]: date }, range));
      // A text is read again on blur and by Apply; `input` has dropped the problem of another one.
      else if (trouble.type !== fields[which].problem?.type) say(trouble.message, 'assertive');
      if (isOpen) set({ draft: range, before: null, fields: withField(which, NOTHING_TYPED) });
      else port.request(range, { reason: 'set' });
      return range[which] === date ? read.problem : trouble;
    };
    const commit = (end: RangeEnd): boolean => {
      const { draft: text } = get().fields[end];
      if (text === null) return true;
      const read = readDate(text, settings, { now: clock.now(), format: RANGE_FORMAT });
      const problem = setEnd(end, read);
      if (problem === null) return true;
      set({ draft: { ...get().draft, [end]: null } });
      setField(end, { draft: text, problem });
      return false;
    };
    const apply = (event?: unknown): boolean => {
      if (!get().isOpen) return true;
      if (![commit('start'), commit('end')].every(Boolean)) return false;
      const { draft } = get();
      close(draft);
      port.request(draft, { reason: 'apply', event });
      return true;
    };

    return {
      actions: {
        port,
        commit,
        configure: (next) => {
          settings = next;
        },
        open: () => {
          if (get().isOpen) return;
          set({
            isOpen: true,
            draft: known(),
            activeEnd: 'start',
            before: null,
            fields: NO_FIELDS,
          });
        },
        apply,
        cancel,
        escape: () => {
          const { before } = get();
          if (before === null) cancel();
          else replaceDraft(before);
        },
        pressOutside: (event) => {
          if (settings.outsidePress === 'apply') apply(event);
          else cancel();
        },
        clear: (event) => {
          if (get().isOpen) replaceDraft(NO_RANGE);
          else port.request(NO_RANGE, { reason: 'clear', event });
        },
        select: (date) => {
          const { draft, before, fields } = get();
          const which = endOfClick();
          const other = OTHER[which];
          const { range, problem } = afterClick(date);
          const moved =
            settings.mode === 'span' ? null : movedNotice({ ...draft, [which]: date }, range);
          say(problem?.message ?? moved ?? formatRange(range));
          // A new start is accepted even if the end no longer fits and was dropped.
          if (problem !== null && !(which === 'start' && range.start === date)) {
            setField(which, { ...fields[which], problem });
            return;
          }
          // Where the end came first, its start completes the choice.
          const isHalfMade =
            range.start === null ||
            range.end === null ||
            (which === 'start' && (draft.start !== null || before === null));
          set({
            draft: range,
            activeEnd: other,
            before: isHalfMade ? (before ?? draft) : null,
            // Without a refused text for the other end, the range would be applied as open there.
            fields: range[other] === draft[other] ? withField(which, NOTHING_TYPED) : NO_FIELDS,
          });
        },
        previewOf: (date) => {
          const { draft, before } = get();
          const which = endOfClick();
          const isComplete = before === null && draft[which] !== null;
          if (isComplete || draft[OTHER[which]] === null) return null;
          const { range, problem } = afterClick(date);
          return problem === null ? range : null;
        },
        today: () => localDate(clock.now()),
        selectRange: (range) => {
          const clamped = clampRange(range, settings);
          if (clamped !== null) replaceDraft(clamped);
        },
        setStart: (date) => {
          setEnd('start', { date, problem: null });
        },
        setEnd: (date) => {
          setEnd('end', { date, problem: null });
        },
        activate: (activeEnd) => {
          set({ activeEnd });
        },
        input: (end, draft) => {
          setField(end, { draft, problem: null });
        },
        revert: (end) => {
          if (get().fields[end].draft === null) return false;
          setField(end, NOTHING_TYPED);
          return true;
        },
      },
    };
  });
}
