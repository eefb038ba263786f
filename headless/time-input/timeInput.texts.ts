import type { FormatText, TextDescriptor } from '../core/index.js';
import { parseTime } from './parseTime.rules.js';
import type { TimePart, TimeWindow } from './timeInput.rules.js';

/** Names the panel, and the button that opens it. */
export const CHOOSE: TextDescriptor = {
  id: 'gnap.time.choose',
  defaultMessage: 'Choose a time',
};
/** Names of the spin buttons, also used in the names of the step buttons. */
export const PARTS: Readonly<Record<TimePart, TextDescriptor>> = {
  hours: { id: 'gnap.time.hours', defaultMessage: 'Hours' },
  minutes: { id: 'gnap.time.minutes', defaultMessage: 'Minutes' },
};
/** Names the button that steps a part forward; `part` is one of {@link PARTS}. */
export const LATER: TextDescriptor = {
  id: 'gnap.time.later',
  defaultMessage: '{part}: later',
};
/** Names the button that steps a part back; `part` is one of {@link PARTS}. */
export const EARLIER: TextDescriptor = {
  id: 'gnap.time.earlier',
  defaultMessage: '{part}: earlier',
};

const HINT: TextDescriptor = { id: 'gnap.time.hint', defaultMessage: 'HH:MM' };
const WINDOW: TextDescriptor = {
  id: 'gnap.time.window',
  defaultMessage: 'HH:MM, from {min} to {max}',
};
const REJECTED: TextDescriptor = {
  id: 'gnap.time.rejected',
  defaultMessage: '“{text}” is not a time.',
};
const NEEDED: TextDescriptor = { id: 'gnap.time.needed', defaultMessage: 'Enter a time.' };

/** What to type: the format, and the window if there is one. A limit that is not a time is none. */
export function hintOf({ min, max }: TimeWindow, format: FormatText): string {
  const [first, last] = [parseTime(min ?? ''), parseTime(max ?? '')];
  if ((first ?? last) === null) return format(HINT);
  return format({ ...WINDOW, values: { min: first ?? '00:00', max: last ?? '23:59' } });
}

/** The message about a rejected text; `null` if there is none. */
export function noticeOf(rejectedText: string | null, format: FormatText): string | null {
  if (rejectedText === null) return null;
  const text = rejectedText.trim();
  return format(text === '' ? NEEDED : { ...REJECTED, values: { text } });
}
