import type { ReactElement } from 'react';
import {
  descriptionId,
  FieldDescription,
  FieldErrors,
  RequiredMark,
  type FieldProps,
} from './FieldFrame.js';

/**
 * A checkbox with its label beside it. If it is required, as for a consent, the validator `required`
 * refuses it until it is checked.
 */
export function CheckboxField({ label, messages, ...frame }: FieldProps<boolean>): ReactElement {
  const { field, required = false } = frame;
  return (
    <div className="flex flex-col">
      <label
        {...field.getLabelProps()}
        className="flex min-h-control items-center gap-2 text-body font-medium"
      >
        <input
          {...field.getInputProps({ type: 'checkbox', 'aria-describedby': descriptionId(frame) })}
          aria-required={required || undefined}
          className="choice"
        />
        <span className="min-w-0 wrap-anywhere">
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldDescription {...frame} />
      <FieldErrors field={field} messages={messages} />
    </div>
  );
}
