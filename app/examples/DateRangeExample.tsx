import { useState, type ReactElement } from 'react';
import { addDays } from '../../headless/calendar/index.js';
import { NO_RANGE, type DateRange, type RangePreset } from '../../headless/date-range/index.js';
import { DateRangePicker } from '../../skin/date-range/index.js';

const PRESETS: readonly RangePreset[] = [
  { label: 'The next seven days', range: (today) => ({ start: today, end: addDays(today, 6) }) },
  { label: 'From today on', range: (today) => ({ start: today, end: null }) },
];

/**
 * A range whose start and end are chosen in turn, with presets, and one chosen by two clicks in any
 * order.
 */
export function DateRangeExample(): ReactElement {
  const [period, setPeriod] = useState(NO_RANGE);
  const [stay, setStay] = useState<DateRange>(NO_RANGE);
  return (
    <div className="flex max-w-72 flex-col gap-4">
      <DateRangePicker label="Period" value={period} onChange={setPeriod} presets={PRESETS} />
      <DateRangePicker
        label="Stay, from two to fourteen days"
        mode="span"
        value={stay}
        onChange={setStay}
        minDays={2}
        maxDays={14}
        misfit="shorten"
      />
      <p className="text-muted">
        Values: <code className="wrap-anywhere">{JSON.stringify([period, stay])}</code>
      </p>
    </div>
  );
}
