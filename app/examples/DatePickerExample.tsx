import { useState, type ReactElement } from 'react';
import { addDays, localDate, type IsoDate } from '../../headless/calendar/index.js';
import { DatePicker } from '../../skin/date-picker/index.js';

/** Why there is no delivery on a day; false if there is one. */
function closedOn(date: IsoDate): string | false {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return 'Nothing is delivered on Sundays.';
  return date.endsWith('-12-25') && 'Nothing is delivered on Christmas Day.';
}

/** A day within the next three months, except those without delivery. */
export function DatePickerExample(): ReactElement {
  const [today] = useState(() => localDate(Date.now()));
  const [day, setDay] = useState<IsoDate | null>(null);
  return (
    <>
      <label htmlFor="delivery" className="mb-1.5 block text-small font-medium">
        Delivery
      </label>
      <DatePicker
        id="delivery"
        value={day}
        onChange={setDay}
        min={addDays(today, 1)}
        max={addDays(today, 90)}
        isDateDisabled={closedOn}
        className="max-w-52"
      />
      <p className="mt-4 text-muted">
        Value: <code>{day ?? 'null'}</code>
      </p>
    </>
  );
}
