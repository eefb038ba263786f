import type { ReactElement } from 'react';
import {
  useRichText,
  type RichTextSettings,
  type UseRichTextOptions,
} from '../../headless/rich-text/index.js';
import { FieldFrame, type FieldFrameProps } from '../field/index.js';
import { LimitCounter } from '../limiter/index.js';
import { RichTextEditor } from './RichTextEditor.js';

/** A form field that holds HTML, with the editor's options for limit, uploads and images. */
export type RichTextFieldProps = Omit<FieldFrameProps<string>, 'children' | 'hint'> &
  RichTextSettings &
  Pick<
    UseRichTextOptions,
    'placeholder' | 'upload' | 'maxUploadBytes' | 'isImageAllowed' | 'isSupported'
  >;

/**
 * A rich-text field for a form: label, toolbar, editor, errors, remaining count (spec rows
 * RICH-1…3).
 */
export function RichTextField({
  field,
  label,
  messages,
  required,
  ...options
}: RichTextFieldProps): ReactElement {
  const richText = useRichText({ ...options, control: field.control });
  return (
    <FieldFrame
      field={field}
      label={label}
      messages={messages}
      required={required}
      hint={<LimitCounter limit={richText} />}
    >
      <RichTextEditor richText={richText} required={required} />
    </FieldFrame>
  );
}
