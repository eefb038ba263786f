import type { ReactElement } from 'react';
import {
  useRichText,
  type RichTextSettings,
  type UseRichTextOptions,
} from '../../headless/rich-text/index.js';
import { describedControl, FieldFrame, type FieldProps } from '../field/index.js';
import { LimitCounter } from '../limiter/index.js';
import { RichTextEditor } from './RichTextEditor.js';

/** A form field that holds HTML, with the editor's options for limit, uploads and images. */
export type RichTextFieldProps = FieldProps<string> &
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
  description,
  messages,
  required,
  ...options
}: RichTextFieldProps): ReactElement {
  const frame = { field, label, description, messages, required };
  const richText = useRichText({ ...options, control: describedControl(frame) });
  return (
    <FieldFrame {...frame} note={<LimitCounter limit={richText} />} isLabelable={false}>
      <RichTextEditor richText={richText} required={required} />
    </FieldFrame>
  );
}
