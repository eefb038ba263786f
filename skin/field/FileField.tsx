import type { ReactElement } from 'react';
import { descriptionId, FieldFrame, type FieldProps } from './FieldFrame.js';

/** A form field that holds files, and which files its `<input type="file">` accepts. */
export interface FileFieldProps<Files extends readonly File[]> extends FieldProps<Files> {
  /** The file types to choose from, as in HTML's `accept`: `image/*,.pdf`. */
  accept?: string | undefined;
  /** Whether several may be chosen. Default false. */
  multiple?: boolean | undefined;
}

/** A field for files, chosen in the browser's own dialog. */
export function FileField<Files extends readonly File[]>({
  accept,
  multiple,
  ...frame
}: FileFieldProps<Files>): ReactElement {
  return (
    <FieldFrame {...frame}>
      <input
        {...frame.field.getInputProps({
          type: 'file',
          accept,
          multiple,
          'aria-describedby': descriptionId(frame),
        })}
        aria-required={frame.required || undefined}
        className="input-look h-control ps-0 file:me-3 file:h-full file:cursor-pointer file:border-e file:border-control file:bg-sunken file:px-2.5 file:font-medium file:text-text"
      />
    </FieldFrame>
  );
}
