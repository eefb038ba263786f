import { formatTime, parseTime, type TimeOfDay } from './parseTime.rules.js';

/** The two numbers of a time; each has a spin button. */
export type TimePart = 'hours' | 'minutes';

/** The times that are allowed, both ends included; over midnight where `min` is after `max`. */
export interface TimeWindow {
  /** Default `00:00`. */
  min?: TimeOfDay | undefined;
  /** Default `23:59`. */
  max?: TimeOfDay | undefined;
}

const DAY = 24 * 60;

/** The highest number of each part; the lowest is 0. */
export const HIGHEST: Readonly<Record<TimePart, number>> = { hours: 23, minutes: 59 };

/** Minutes since midnight. */
function minutesOf(time: TimeOfDay): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function wrap(minutes: number): number {
  return ((minutes % DAY) + DAY) % DAY;
}

function boundsOf({ min = '', max = '' }: TimeWindow): { first: number; length: number } {
  const first = minutesOf(parseTime(min) ?? '00:00');
  return { first, length: wrap(minutesOf(parseTime(max) ?? '23:59') - first) };
}

/** Whether a time lies in the window, which may go over midnight. */
export function isInWindow(time: TimeOfDay, window: TimeWindow): boolean {
  const { first, length } = boundsOf(window);
  return wrap(minutesOf(time) - first) <= length;
}

/** The time with another number in one part; the other is 0 where there was no time. */
export function withPart(time: TimeOfDay | null, part: TimePart, number: number): TimeOfDay {
  const minutes = minutesOf(time ?? '00:00');
  const past = minutes % 60;
  return formatTime(part === 'hours' ? number * 60 + past : minutes - past + number);
}

/** The time that lies so many minutes on; in a window it stops at the end, else goes round. */
function moveBy(time: TimeOfDay, by: number, window: TimeWindow): TimeOfDay {
  const { first, length } = boundsOf(window);
  const from = wrap(minutesOf(time) - first);
  const isWholeDay = length === DAY - 1;
  // From outside the window, on is its start and back is its end.
  const start = from <= length ? from : by > 0 ? -by : length - by;
  const to = isWholeDay ? from + by : Math.min(Math.max(start + by, 0), length);
  return formatTime(wrap(first + to));
}

/** The nearest allowed time: for one outside the window its start, or its end for a negative `by`. */
export function clampTime(time: TimeOfDay, by: number, window: TimeWindow): TimeOfDay {
  return isInWindow(time, window) ? time : moveBy(time, by, window);
}

/** Between which times a step stays, and how far one goes (spec row TIME-2). */
export interface StepOptions extends TimeWindow {
  /** Minutes go to the next multiple of this, counted from midnight; at least 1. Default 1. */
  minuteStep?: number | undefined;
}

/**
 * The time some steps on, back for a negative `by`: an hour each, or `minuteStep` minutes. It carries
 * and wraps at midnight, and stops at the ends of a window (spec row TIME-2). With no time yet it is
 * the first that is allowed.
 */
export function stepTime(
  time: TimeOfDay | null,
  { part, by }: { part: TimePart; by: number },
  { minuteStep = 1, ...window }: StepOptions = {},
): TimeOfDay {
  if (time === null) return formatTime(boundsOf(window).first);
  if (part === 'hours') return moveBy(time, by * 60, window);
  const past = minutesOf(time) % minuteStep;
  // Between two steps, the first one only goes to the next of them.
  const rest = by < 0 && past > 0 ? minuteStep - past : -past;
  return moveBy(time, by * minuteStep + rest, window);
}

/** How many steps PageUp and PageDown go: six hours, or the steps that make ten minutes or more. */
export function largeStep(part: TimePart, minuteStep = 1): number {
  return part === 'hours' ? 6 : Math.ceil(10 / minuteStep);
}
