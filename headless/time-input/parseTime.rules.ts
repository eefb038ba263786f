import { normalizeDigits } from '../core/vanilla.js';

/** A time of day, `HH:MM` from `00:00` to `23:59`, in the format of `<input type="time">`. */
export type TimeOfDay = string;

/** The options of `parseTime`. */
export interface ParseTimeOptions {
  /** Whether `24:00` is read, as `00:00`. Default false. */
  allow24?: boolean | undefined;
}

/**
 * Hours, then minutes after their unit or another separator, or the last two of three or four digits;
 * then the unit, unless it was there; then am or pm.
 */
const TYPED =
  /^(\d\d?)(?: ?(?:h|u(?:ur)?) ?(\d\d?)?|(?: ?[.:,] ?|(?=\d\d))(\d\d?)(?::00)? ?(?:h|u(?:ur)?)?)? ?(?:([ap])\.?m\.?)?$/;

/** Formats minutes since midnight, 0 to 1439, as `HH:MM`. */
export function formatTime(minutes: number): TimeOfDay {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Reads what people commonly type for a time: `9`, `930`, `9:5`, `9.30`, `9,30`, `9h30`, `9u30`,
 * `9:30 uur`, `9:30 pm`, in the digits of any script. Anything else is `null`: `25:00` is not
 * corrected into a time (spec row TIME-1).
 */
export function parseTime(
  text: string,
  { allow24 = false }: ParseTimeOptions = {},
): TimeOfDay | null {
  const plain = normalizeDigits(text).replace(/\s+/g, ' ').trim().toLowerCase();
  const [, hour, afterUnit, minute, amOrPm] = TYPED.exec(plain) ?? [];
  if (!hour) return null;
  let hours = Number(hour);
  const minutes = Number(afterUnit ?? minute ?? 0);
  if (amOrPm) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (amOrPm === 'p' ? 12 : 0);
  } else if (allow24 && hours === 24 && minutes === 0) hours = 0;
  return hours > 23 || minutes > 59 ? null : formatTime(hours * 60 + minutes);
}
