import { Calendar, CircleAlert, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDatePicker, type UseDatePickerOptions } from '../../headless/date-picker/index.js';
import { classNames, lazyPopup } from '../core/index.js';
import { besideLabel } from '../field/index.js';
import { Icon } from '../icon/index.js';

const DatePickerPanel = lazyPopup({
  load: async () => (await import('./DatePickerPanel.js')).DatePickerPanel,
  useClose: ({ picker }) => picker.close,
});

/**
 * The options of `useDatePicker`, bound to the caller's own value or to the `control` of a form's
 * field, and the skin's own options.
 */
export type DatePickerProps = UseDatePickerOptions & {
  /** The name of the input, if no label points at it. */
  'aria-label'?: string | undefined;
  /** Marks the field as required for screen readers. Default false. */
  required?: boolean | undefined;
  /** For the `<div>` around the field. */
  className?: string | undefined;
};

/**
 * A date input with a calendar, whose code is loaded when the input is first focused. In a form,
 * put it in a FieldFrame; on its own it shows its error, and the caller provides the label.
 */
export function DatePicker({
  'aria-label': label,
  required = false,
  className,
  ...options
}: DatePickerProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const picker = useDatePicker(options);
  const input = picker.getInputProps({ 'aria-label': label });
  const { id: triggerId } = picker.getTriggerProps();
  const labelId = options.control?.ids.label;
  return (
    <div
      {...picker.getGroupProps({ onFocus: DatePickerPanel.prepare })}
      className={classNames('min-w-0', className)}
    >
      <div ref={setAnchor} className="relative">
        <input
          {...input}
          aria-required={required || undefined}
          className="input-look h-control sm:min-w-36 pe-two-input-buttons tabular-nums"
        />
        <div className="absolute inset-y-0 end-0 flex">
          <button
            {...picker.getClearProps(besideLabel(`${input.id}-clear`, labelId))}
            className="input-button"
          >
            <Icon of={X} />
          </button>
          <button
            {...picker.getTriggerProps(besideLabel(triggerId, labelId))}
            tabIndex={0}
            className="input-button"
          >
            <Icon of={Calendar} />
          </button>
        </div>
      </div>
      <span {...picker.getHintProps()} className="sr-only">
        {picker.hint}
      </span>
      {picker.problem !== null && options.control === undefined && (
        <p {...picker.getProblemProps()} className="error-text pt-1">
          <Icon of={CircleAlert} />
          <span>{picker.problem.message}</span>
        </p>
      )}
      {picker.isOpen && <DatePickerPanel picker={picker} anchor={anchor} />}
    </div>
  );
}
