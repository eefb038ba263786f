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
import { FieldFrame, type FieldFrameProps } from '../field/index.js';
import { TimePanel } from './TimePanel.js';

interface TimeControlProps {
  /** The name, where no label points at it. */
  'aria-label'?: string | undefined;
  /** The id of the label, which tells this button from those of other times. */
  labelId?: string | undefined;
  /** Whether a screen reader says that the field has to be filled in. Default false. */
  isRequired?: boolean | undefined;
}

function TimeControl({
  time,
  labelId,
  isRequired = false,
  ...name
}: TimeControlProps & { time: UseTimeInputResult }): ReactElement {
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <div ref={setAnchor} className="relative w-28">
        <input
          {...time.getInputProps({ ...name, 'aria-required': isRequired || undefined })}
          className="h-control w-full rounded-control border border-control bg-surface ps-2.5 pe-control text-input tabular-nums data-[invalid=true]:border-danger disabled:bg-sunken disabled:text-muted"
        />
        <button
          {...time.getTriggerProps({ 'aria-describedby': labelId })}
          className="absolute inset-y-0 end-0 flex w-control items-center justify-center rounded-control text-muted hover:text-text disabled:opacity-50"
        >
          <Clock aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </div>
      {time.isOpen && <TimePanel time={time} anchor={anchor} />}
    </>
  );
}

/** What to type, which shows where that was not done; and the text that was rejected. */
function TimeNotes({ time }: { time: UseTimeInputResult }): ReactElement {
  return (
    <div className="min-w-0 pt-1 text-small">
      <p
        {...time.getHintProps()}
        className={classNames(time.isOutOfRange ? 'text-danger' : 'sr-only')}
      >
        {time.hint}
      </p>
      {time.rejection !== null && (
        <p {...time.getRejectionProps()} className="text-warning wrap-anywhere">
          {time.rejection}
        </p>
      )}
    </div>
  );
}

/**
 * The options of `useTimeInput`, with a value of the caller's or the `control` of a form's field,
 * and the name of the input.
 */
export type TimeInputProps = UseTimeInputOptions & Omit<TimeControlProps, 'labelId'>;

/** A time, typed or set with spin buttons. */
export function TimeInput({
  'aria-label': label,
  isRequired,
  ...options
}: TimeInputProps): ReactElement {
  const time = useTimeInput(options);
  return (
    <div>
      <TimeControl time={time} aria-label={label} isRequired={isRequired} />
      <TimeNotes time={time} />
    </div>
  );
}

/** A field of a form that holds a time, `HH:MM` or `null`, with its limits and steps. */
export interface TimeFieldProps
  extends Omit<FieldFrameProps<TimeOfDay | null>, 'children' | 'hint'>, TimeInputSettings {}

/** A time in a form. */
export function TimeField({
  field,
  label,
  messages,
  isRequired,
  ...settings
}: TimeFieldProps): ReactElement {
  const time = useTimeInput({ ...settings, control: field.control });
  return (
    <FieldFrame
      field={field}
      label={label}
      messages={messages}
      isRequired={isRequired}
      hint={<TimeNotes time={time} />}
    >
      <TimeControl time={time} labelId={field.getLabelProps().id} isRequired={isRequired} />
    </FieldFrame>
  );
}
