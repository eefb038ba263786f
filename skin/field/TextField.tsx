import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactElement } from 'react';
import { descriptionId, FieldFrame, type FieldProps } from './FieldFrame.js';
import { textAreaLook } from './textAreaLook.js';

/** A form field that holds text, and the kind of text its `<input>` takes. */
export interface TextFieldProps extends FieldProps<string> {
  /** Default `text`. */
  type?: HTMLInputTypeAttribute | undefined;
  /** Default `off`. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** In UTF-16 units, as browsers count; more cannot be typed. Default: no limit. */
  maxLength?: number | undefined;
  /**
   * A user name or a code, which is no word of a language: browsers and phones check no spelling and
   * write no capital by themselves. Default false.
   */
  isIdentifier?: boolean | undefined;
  /** Which keyboard a phone shows: `numeric`. Default: by the type. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** An example of what to type, gone as soon as something is; not a label. Default: none. */
  placeholder?: string | undefined;
  /** Shows the value, which can be focused and copied, but not changed. Default false. */
  readOnly?: boolean | undefined;
}

/** A single-line text field. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  isIdentifier = false,
  maxLength,
  inputMode,
  placeholder,
  readOnly,
  ...frame
}: TextFieldProps): ReactElement {
  return (
    <FieldFrame {...frame}>
      <input
        {...frame.field.getInputProps({ type, 'aria-describedby': descriptionId(frame) })}
        autoComplete={autoComplete}
        autoCapitalize={isIdentifier ? 'none' : undefined}
        spellCheck={isIdentifier ? false : undefined}
        maxLength={maxLength}
        inputMode={inputMode}
        placeholder={placeholder}
        readOnly={readOnly}
        aria-required={frame.required || undefined}
        className="input-look h-control"
      />
    </FieldFrame>
  );
}

/** A multi-line text field, which grows with its text. `rows`: its least height in lines; default 4. */
export function TextAreaField({
  maxLength,
  inputMode,
  placeholder,
  readOnly,
  rows = 4,
  ...frame
}: Omit<TextFieldProps, 'type' | 'autoComplete' | 'isIdentifier'> & {
  rows?: number | undefined;
}): ReactElement {
  return (
    <FieldFrame {...frame}>
      <textarea
        {...frame.field.getInputProps({ 'aria-describedby': descriptionId(frame) })}
        {...textAreaLook(rows)}
        maxLength={maxLength}
        inputMode={inputMode}
        placeholder={placeholder}
        readOnly={readOnly}
        aria-required={frame.required || undefined}
      />
    </FieldFrame>
  );
}
