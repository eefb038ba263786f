import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactElement } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.js';

/** A form field that holds text, and the kind of text its `<input>` takes. */
export interface TextFieldProps extends Omit<FieldFrameProps<string>, 'children'> {
  /** Default `text`. */
  type?: HTMLInputTypeAttribute | undefined;
  /** Default `off`. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** In UTF-16 units, as browsers count; more cannot be typed. Default: no limit. */
  maxLength?: number | undefined;
}

/** The look of every control that text is typed into. */
export const INPUT_LOOK: string =
  'w-full rounded-control border border-control bg-surface px-2.5 text-input ' +
  'data-[invalid=true]:border-danger disabled:bg-sunken disabled:text-muted';

/** The look of a button at the end of such a control, which has room for it. */
export const INPUT_BUTTON_LOOK: string =
  'flex w-8 items-center justify-center rounded-control text-muted -outline-offset-2 ' +
  'hover:text-text disabled:opacity-50 pointer-coarse:w-11 [&[hidden]]:hidden';

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
        {...frame.field.getInputProps({ type })}
        autoComplete={autoComplete}
        maxLength={maxLength}
        aria-required={frame.required || undefined}
        className={`${INPUT_LOOK} h-control`}
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
        {...frame.field.getInputProps()}
        rows={rows}
        maxLength={maxLength}
        aria-required={frame.required || undefined}
        className={`${INPUT_LOOK} py-1.5`}
      />
    </FieldFrame>
  );
}
