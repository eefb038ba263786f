import type { ReactElement } from 'react';
import { FieldErrors, type FieldFrameProps } from './FieldFrame.js';

/** A checkbox with its label beside it. */
export function CheckboxField({
  field,
  label,
  messages,
}: Omit<FieldFrameProps<boolean>, 'children' | 'required'>): ReactElement {
  return (
    <div className="flex flex-col">
      <label
        {...field.getLabelProps()}
        className="flex min-h-control items-center gap-2 text-body font-medium"
      >
        <input {...field.getInputProps({ type: 'checkbox' })} className="choice" />
        {label}
      </label>
      <FieldErrors field={field} messages={messages} />
    </div>
  );
}
