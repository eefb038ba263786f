import type { ReactElement } from 'react';
import { descriptionId, FieldDescription, FieldErrors, type FieldProps } from './FieldFrame.js';

/** A checkbox with its label beside it. */
export function CheckboxField({
  label,
  messages,
  ...frame
}: Omit<FieldProps<boolean>, 'required'>): ReactElement {
  const { field } = frame;
  return (
    <div className="flex flex-col">
      <label
        {...field.getLabelProps()}
        className="flex min-h-control items-center gap-2 text-body font-medium"
      >
        <input
          {...field.getInputProps({ type: 'checkbox', 'aria-describedby': descriptionId(frame) })}
          className="choice"
        />
        {label}
      </label>
      <FieldDescription {...frame} />
      <FieldErrors field={field} messages={messages} />
    </div>
  );
}
