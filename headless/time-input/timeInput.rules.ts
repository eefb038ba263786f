import { formatTime, parseTime, type TimeOfDay } from './parseTime.rules.js';

/** The two numbers of a time; each has a spin button. */
export type TimePart = 'hours' | 'minutes';

/**
 * The allowed times, both ends included; the window spans midnight if `min` is after `max`. A limit
 * that is not a time is none.
 */
export interface TimeWindow {
  /** Default `00:00`. */
  min?: TimeOfDay | undefined;
  /** Default `23:59`. */
  max?: TimeOfDay | undefined;
}

const DAY = 24 * 60;

/** The highest number of each part; the lowest is 0. */
export const HIGHEST: Readonly<Record<TimePart, number>> = { hours: 23, minutes: 59 };

/** Minutes since midnight, of another time if there is none or it cannot be read. */
function minutesOf(time: TimeOfDay | null | undefined, other: TimeOfDay = '00:00'): number {
  const [hours = 0, minutes = 0] = (parseTime(time ?? '') ?? other).split(':').map(Number);
  return hours * 60 + minutes;
}

function wrap(minutes: number): number {
  return ((minutes % DAY) + DAY) % DAY;
}

function boundsOf({ min, max }: TimeWindow): { first: number; length: number } {
  const first = minutesOf(min);
  return { first, length: wrap(minutesOf(max, '23:59') - first) };
}

/** Whether a time is in the window, which may span midnight. */
export function isInWindow(time: TimeOfDay, window: TimeWindow): boolean {
  const { first, length } = boundsOf(window);
  return wrap(minutesOf(time) - first) <= length;
}

/** Replaces one part of a time. Without a time, the other part is 0. */
export function withPart(time: TimeOfDay | null, part: TimePart, number: number): TimeOfDay {
  const minutes = minutesOf(time);
  const past = minutes % 60;
  return formatTime(part === 'hours' ? number * 60 + past : minutes - past + number);
}

/** Moves a time by minutes. It stops at the ends of a window; without one it wraps at midnight. */
function moveBy(time: TimeOfDay, by: number, window: TimeWindow): TimeOfDay {
  const { first, length } = boundsOf(window);
  const isWholeDay = length === DAY - 1;
  if (isWholeDay) return formatTime(wrap(minutesOf(time) + by));
  const from = wrap(minutesOf(time) - first);
  // From outside the window, forward leads to its start and back to its end.
  const nearest = by > 0 ? 0 : length;
  const to = from <= length ? Math.min(Math.max(from + by, 0), length) : nearest;
  return formatTime(wrap(first + to));
}

/** The time, if it is in the window; else the start of the window, or its end for direction −1. */
export function clampTime(time: TimeOfDay, direction: 1 | -1, window: TimeWindow): TimeOfDay {
  return isInWindow(time, window) ? time : moveBy(time, direction, window);
}

/** The limits of steps, and their size (spec row TIME-2). */
export interface StepOptions extends TimeWindow {
  /**
   * A step of minutes goes to the next multiple of this, from midnight. Default 1, also for 0 and NaN.
   */
  minuteStep?: number | undefined;
}

/**
 * Moves a time by steps of an hour or of `minuteStep` minutes, back for a negative `by`. Minutes
 * carry into the hour; the time wraps at midnight, or stops at the ends of a window (spec row
 * TIME-2). Without a time, the result is the first that is allowed.
 */
export function stepTime(
  time: TimeOfDay | null,
  { part, by }: { part: TimePart; by: number },
  { minuteStep, ...window }: StepOptions = {},
): TimeOfDay {
  if (time === null || parseTime(time) === null) return formatTime(boundsOf(window).first);
  if (part === 'hours') return moveBy(time, by * 60, window);
  const size = minuteStep || 1;
  const past = minutesOf(time) % size;
  // From between two multiples, the first step only goes to the next one in its direction.
  const toMultiple = by < 0 && past > 0 ? size - past : -past;
  return moveBy(time, by * size + toMultiple, window);
}

/** How many steps PageUp and PageDown take: six hours, or enough for at least ten minutes. */
export function largeStep(part: TimePart, minuteStep?: number): number {
  return part === 'hours' ? 6 : Math.ceil(10 / (minuteStep || 1));
}
