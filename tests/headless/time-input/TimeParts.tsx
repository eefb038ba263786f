import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  createTimeInputStore,
  useTimeInput,
  type TimeInputStore,
  type TimePart,
  type UseTimeInputOptions,
  type UseTimeInputResult,
} from '../../../headless/time-input/index.js';

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

export function TimeInput(options: UseTimeInputOptions): ReactElement {
  return <TimeParts time={useTimeInput(options)} />;
}

export function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: LABEL });
}

export function spin(name: 'Hours' | 'Minutes'): HTMLElement {
  return screen.getByRole('spinbutton', { name });
}

/** A store of 10:59 whose panel is open. */
export function createOpenStore(): TimeInputStore {
  const store = createTimeInputStore({ defaultValue: '10:59' });
  store.open();
  return store;
}
