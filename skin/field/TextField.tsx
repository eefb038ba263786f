import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactElement } from 'react';
import { descriptionId, FieldFrame, type FieldProps } from './FieldFrame.js';

/** A form field that holds text, and the kind of text its `<input>` takes. */
export interface TextFieldProps extends FieldProps<string> {
  /** Default `text`. */
  type?: HTMLInputTypeAttribute | undefined;
  /** Default `off`. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** In UTF-16 units, as browsers count; more cannot be typed. Default: no limit. */
  maxLength?: number | undefined;
}

/** A single-line text field. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  maxLength,
  ...frame
}: TextFieldProps): ReactElement {
  return (
    <FieldFrame {...frame}>
      <input
        {...frame.field.getInputProps({ type, 'aria-describedby': descriptionId(frame) })}
        autoComplete={autoComplete}
        maxLength={maxLength}
        aria-required={frame.required || undefined}
        className="input-look h-control"
      />
    </FieldFrame>
  );
}

/** A multi-line text field. */
export function TextAreaField({
  maxLength,
  rows = 4,
  ...frame
}: Omit<TextFieldProps, 'type' | 'autoComplete'> & { rows?: number | undefined }): ReactElement {
  return (
    <FieldFrame {...frame}>
      <textarea
        {...frame.field.getInputProps({ 'aria-describedby': descriptionId(frame) })}
        rows={rows}
        maxLength={maxLength}
        aria-required={frame.required || undefined}
        className="input-look py-1.5"
      />
    </FieldFrame>
  );
}
