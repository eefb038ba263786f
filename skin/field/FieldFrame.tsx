import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import type { UseFieldResult } from '../../headless/form/index.js';
import { messages as skinMessages } from '../core/index.js';

/** What a field says for each of its error types: `{ required: 'Enter a name.' }`. */
export type FieldMessages = Readonly<Record<string, ReactNode>>;

export interface FieldFrameProps<Value> {
  field: UseFieldResult<Value>;
  label: ReactNode;
  messages?: FieldMessages | undefined;
  isRequired?: boolean | undefined;
  /** The control. */
  children: ReactNode;
}

/** The red labels of a field's errors (spec row FORM-6). */
export function FieldErrors<Value>({
  field,
  messages = {},
}: Pick<FieldFrameProps<Value>, 'field' | 'messages'>): ReactNode {
  return field.shownErrors.map(({ type, message }) => (
    <p
      key={type}
      {...field.getMessageProps(type)}
      className="flex items-start gap-1.5 text-small text-danger"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      {message ?? messages[type] ?? type}
    </p>
  ));
}

/** A field: label above, control, messages below. */
export function FieldFrame<Value>({
  field,
  label,
  messages,
  isRequired = false,
  children,
}: FieldFrameProps<Value>): ReactElement {
  const formatText = useFormatText();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label {...field.getLabelProps()} className="text-small font-medium">
        {label}
        {isRequired && (
          <span className="text-danger">
            <span aria-hidden> *</span>
            <span className="sr-only"> ({formatText(skinMessages.required)})</span>
          </span>
        )}
      </label>
      {children}
      <FieldErrors field={field} messages={messages} />
    </div>
  );
}
