import type { DateSpan, IsoDate } from './isoDate.rules.js';

/** The flags of a day, one bit each, so that a cell re-renders only when its mask changes. */
export const CELL = {
  selected: 1,
  /** The first and the last day of a range; not set where they are the same day. */
  start: 2,
  end: 4,
  /** In the range that a click would choose, else in the chosen one; and at which edge of it. */
  inBand: 8,
  bandStart: 16,
  bandEnd: 32,
  today: 64,
  /** The one cell that Tab reaches. */
  tabStop: 128,
} as const;

/** The state that a day's cell depends on. */
export interface CellContext {
  readonly selection: DateSpan;
  /** The range that a click would choose. */
  readonly preview: DateSpan | null;
  readonly today: IsoDate | null;
  readonly focused: IsoDate;
}

/** The bits of {@link CELL} that hold for a day. */
export function cellMask(
  date: IsoDate,
  { selection, preview, today, focused }: CellContext,
): number {
  const { start, end } = selection;
  const band = preview ?? selection;
  const isRange = start !== end;
  const hasBand = band.start !== null && band.end !== null && band.start !== band.end;
  const isInBand = hasBand && band.start <= date && date <= band.end;
  return (
    (date === start || date === end ? CELL.selected : 0) |
    (isRange && date === start ? CELL.start : 0) |
    (isRange && date === end ? CELL.end : 0) |
    (isInBand ? CELL.inBand : 0) |
    (isInBand && date === band.start ? CELL.bandStart : 0) |
    (isInBand && date === band.end ? CELL.bandEnd : 0) |
    (date === today ? CELL.today : 0) |
    (date === focused ? CELL.tabStop : 0)
  );
}
