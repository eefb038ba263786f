import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import type { UseFieldResult } from '../../headless/form/index.js';
import { messages as skinMessages } from '../core/index.js';

/** What a field says for each of its error types: `{ required: 'Enter a name.' }`. */
export type FieldMessages = Readonly<Record<string, ReactNode>>;

/**
 * What the fields of the skin have in common: the form's field, the `<label>` above it, and what
 * stands below.
 */
export interface FieldFrameProps<Value> {
  /** Of `useField`. */
  field: UseFieldResult<Value>;
  label: ReactNode;
  /**
   * By error type; a message that the error brings goes before. Default: the type itself is shown.
   */
  messages?: FieldMessages | undefined;
  /**
   * Whether the label says that it has to be filled in; a validator is what checks it. Default
   * false.
   */
  isRequired?: boolean | undefined;
  /** Stands beside the messages, in their row. */
  hint?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/**
 * The red labels of a field's errors (spec row FORM-6). There is always room for one: else leaving a
 * field for the submit button would move that button from under the pointer, and lose the press.
 */
export function FieldErrors<Value>({
  field,
  messages = {},
}: Pick<FieldFrameProps<Value>, 'field' | 'messages'>): ReactElement {
  return (
    <div className="min-h-7 py-1">
      {field.shownErrors.map(({ type, message }) => (
        <p
          key={type}
          {...field.getMessageProps(type)}
          className="flex items-start gap-1.5 pe-3 text-small text-danger wrap-anywhere"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {message ?? messages[type] ?? type}
        </p>
      ))}
    </div>
  );
}

/** A field: label above, control, messages below. */
export function FieldFrame<Value>({
  field,
  label,
  messages,
  isRequired = false,
  hint,
  children,
}: FieldFrameProps<Value>): ReactElement {
  const formatText = useFormatText();
  return (
    <div className="flex min-w-0 flex-col">
      <label {...field.getLabelProps()} className="mb-1.5 text-small font-medium">
        {label}
        {isRequired && (
          <span className="text-danger">
            <span aria-hidden> *</span>
            <span className="sr-only"> ({formatText(skinMessages.required)})</span>
          </span>
        )}
      </label>
      {children}
      <div className="flex max-sm:flex-wrap">
        <FieldErrors field={field} messages={messages} />
        {hint}
      </div>
    </div>
  );
}
