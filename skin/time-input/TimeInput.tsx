import { Clock } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import {
  useTimeInput,
  type TimeInputSettings,
  type TimeOfDay,
  type UseTimeInputOptions,
  type UseTimeInputResult,
} from '../../headless/time-input/index.js';
import { classNames } from '../core/index.js';
import { besideLabel, describedControl, FieldFrame, type FieldProps } from '../field/index.js';
import { Icon } from '../icon/index.js';
import { TimePanel } from './TimePanel.js';

interface TimeControlProps {
  /** The name of the input, if no label points at it. */
  'aria-label'?: string | undefined;
  /**
   * The id of the label; names the clock button too, to tell it from those of other time fields.
   */
  labelId?: string | undefined;
  /** Marks the field as required for screen readers. Default false. */
  required?: boolean | undefined;
}

function TimeControl({
  time,
  labelId,
  required = false,
  ...name
}: TimeControlProps & { time: UseTimeInputResult }): ReactElement {
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <div ref={setAnchor} className="relative w-28 max-w-full">
        <input
          {...time.getInputProps({ ...name, 'aria-required': required || undefined })}
          className="input-look h-control pe-input-button tabular-nums"
        />
        <button
          {...time.getTriggerProps(besideLabel(time.getTriggerProps().id, labelId))}
          tabIndex={0}
          className="input-button absolute inset-y-0 end-0"
        >
          <Icon of={Clock} />
        </button>
      </div>
      {time.isOpen && <TimePanel time={time} anchor={anchor} />}
    </>
  );
}

/**
 * The hint on what to type, visible only while the time is out of range, and a notice of rejected
 * text.
 */
function TimeNotes({ time }: { time: UseTimeInputResult }): ReactElement {
  return (
    <div className="min-w-0 pt-1 text-small">
      <p
        {...time.getHintProps()}
        className={classNames(time.isOutOfRange ? 'text-danger' : 'sr-only')}
      >
        {time.hint}
      </p>
      {time.notice !== null && (
        <p {...time.getNoticeProps()} className="text-warning wrap-anywhere">
          {time.notice}
        </p>
      )}
    </div>
  );
}

/**
 * The options of `useTimeInput`, bound to the caller's own value or to the `control` of a form's
 * field, and the name of the input.
 */
export type TimeInputProps = UseTimeInputOptions & Omit<TimeControlProps, 'labelId'>;

/** A time, typed or set with spin buttons. */
export function TimeInput({
  'aria-label': label,
  required,
  ...options
}: TimeInputProps): ReactElement {
  const time = useTimeInput(options);
  return (
    <div>
      <TimeControl time={time} aria-label={label} required={required} />
      <TimeNotes time={time} />
    </div>
  );
}

/** A form field that holds a time (`HH:MM` or `null`), with its limits and steps. */
export interface TimeFieldProps
  extends
    FieldProps<TimeOfDay | null>,
    TimeInputSettings,
    Pick<UseTimeInputOptions, 'disabled' | 'popupLabel'> {}

/** A time field for a form. */
export function TimeField({
  field,
  label,
  description,
  messages,
  required,
  ...settings
}: TimeFieldProps): ReactElement {
  const frame = { field, label, description, messages, required };
  const time = useTimeInput({ ...settings, control: describedControl(frame) });
  return (
    <FieldFrame {...frame} note={<TimeNotes time={time} />}>
      <TimeControl time={time} labelId={field.getLabelProps().id} required={required} />
    </FieldFrame>
  );
}
