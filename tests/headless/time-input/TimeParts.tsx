import type { ReactElement } from 'react';
import type { TimePart, UseTimeInputResult } from '../../../headless/time-input/index.js';

const LABEL = 'Start';

const PARTS: readonly TimePart[] = ['hours', 'minutes'];

/** All parts of a time input, as plain as can be. */
export function TimeParts({ time }: { time: UseTimeInputResult }): ReactElement {
  return (
    <>
      <label {...time.getLabelProps()}>{LABEL}</label>
      <input {...time.getInputProps()} />
      <button {...time.getTriggerProps()} />
      <span {...time.getHintProps()}>{time.hint}</span>
      {time.notice !== null && <em {...time.getNoticeProps()}>{time.notice}</em>}
      {time.isOpen && (
        <div {...time.getPanelProps()}>
          {PARTS.map((part) => (
            <div key={part}>
              <button {...time.getStepProps(part, 1)} />
              <div {...time.getSpinProps(part)}>{time[part]}</div>
              <button {...time.getStepProps(part, -1)} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
