/** All calendars show the month of this day, and the next. */
export const FIRST_DAY = '2026-03-01';

/** {@link FIRST_DAY} for those who take a `Date`. */
export const FIRST_DATE: Date = new Date(2026, 2, 1);
