import { useState, type ReactElement } from 'react';
import { useTimeInput, type TimeOfDay } from '../../headless/time-input/index.js';
import { TimeInput } from '../../skin/time-input/index.js';

/**
 * Steps of a quarter of an hour, and a range across midnight. `9`, `930`, `9h30` and `9:30 pm` are
 * understood too.
 */
export function TimeInputExample(): ReactElement {
  const [start, setStart] = useState<TimeOfDay | null>('09:00');
  const own = useTimeInput({ defaultValue: '23:30', min: '22:00', max: '06:00', minuteStep: 30 });
  return (
    <>
      <label htmlFor="start" className="mb-1.5 block text-small font-medium">
        Start, in quarters
      </label>
      <TimeInput id="start" value={start} onChange={setStart} minuteStep={15} />
      <div className="mt-4">
        <label {...own.getLabelProps()} className="flex flex-col gap-1.5 text-small font-medium">
          Night shift, from 22:00 to 06:00
          <input
            {...own.getInputProps()}
            className="input-look h-control w-28 max-w-full font-normal"
          />
        </label>
        <p {...own.getHintProps()} className="pt-1 text-small text-muted">
          {own.isOutOfRange ? 'Nobody works at this hour.' : own.hint}
        </p>
        {own.notice !== null && (
          <p {...own.getNoticeProps()} className="text-small text-warning wrap-anywhere">
            {own.notice}
          </p>
        )}
      </div>
      <p className="mt-4 text-muted">
        Values: <code>{String(start)}</code>, <code>{String(own.value)}</code>
      </p>
    </>
  );
}
