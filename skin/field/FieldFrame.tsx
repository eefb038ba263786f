import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import type { UseFieldResult } from '../../headless/form/index.js';
import { messages as skinMessages } from '../core/index.js';
import { Icon } from '../icon/index.js';

/** The message for each error type of a field: `{ required: 'Enter a name.' }`. */
export type FieldMessages = Readonly<Record<string, ReactNode>>;

/** What all fields of the skin take: the form's field, and the texts around the control. */
export interface FieldProps<Value> {
  /** Result of `useField`. */
  field: UseFieldResult<Value>;
  label: ReactNode;
  /** Help that is always shown; read after the name of the control. Default: none. */
  description?: ReactNode;
  /** By error type; the error's own message takes precedence. Default: the error type is shown. */
  messages?: FieldMessages | undefined;
  /** Marks the label as required; a validator does the checking. Default false. */
  required?: boolean | undefined;
}

/** A field's props, its control, and what may stand beside its messages. */
export interface FieldFrameProps<Value> extends FieldProps<Value> {
  /** Shown in the same row as the messages: a counter. Default: nothing. */
  note?: ReactNode;
  /**
   * Whether the control is a form element, the only kind that a label may name in `for`. Any other
   * takes its name from the label by `aria-labelledby` alone. Default true.
   */
  isLabelable?: boolean | undefined;
  /** The control, with `describedControl` or `descriptionId`. */
  children: ReactNode;
}

/**
 * The red labels of a field's errors (spec row FORM-6), or a spinner while a validator is pending
 * (FORM-7). Room for one is always reserved: a message that appears as a press takes the focus from
 * the field would otherwise move the submit button away, and the press on it would be lost. The room
 * below parts it from the next label.
 */
export function FieldErrors<Value>({
  field,
  messages = {},
}: Pick<FieldProps<Value>, 'field' | 'messages'>): ReactElement {
  return (
    <div className="min-h-8 pt-1 pb-2">
      {field.isValidating && field.shownErrors.length === 0 && (
        <div aria-hidden className="spinner appear-late mt-0.5 text-muted" />
      )}
      {field.shownErrors.map(({ type, message }) => (
        <p key={type} {...field.getMessageProps(type)} className="error-text pe-3 wrap-anywhere">
          <Icon of={CircleAlert} />
          <span>{message ?? messages[type] ?? type}</span>
        </p>
      ))}
    </div>
  );
}

/** A field and its description. */
export type DescribedField<Value> = Pick<FieldProps<Value>, 'field' | 'description'>;

/** The id of the element with a field's description; `undefined` if it has none. */
export function descriptionId<Value>({
  field,
  description,
}: DescribedField<Value>): string | undefined {
  return description === undefined ? undefined : `${field.control.ids.control}-description`;
}

/** The description of a field, if it has one. */
export function FieldDescription<Value>(props: DescribedField<Value>): ReactElement | null {
  const id = descriptionId(props);
  if (id === undefined) return null;
  return (
    <p id={id} className="-mt-1 mb-1.5 text-small wrap-anywhere text-muted">
      {props.description}
    </p>
  );
}

/** Marks a label as required, for eye and ear. */
export function RequiredMark(): ReactElement {
  const formatText = useFormatText();
  return (
    <span className="text-danger">
      <span aria-hidden> *</span>
      <span className="sr-only"> ({formatText(skinMessages.required)})</span>
    </span>
  );
}

/** A field: label and description above, control, messages below. */
export function FieldFrame<Value>({
  field,
  label,
  description,
  messages,
  required = false,
  note,
  isLabelable = true,
  children,
}: FieldFrameProps<Value>): ReactElement {
  const { id, htmlFor } = field.getLabelProps();
  return (
    <div className="flex min-w-0 flex-col">
      <label
        id={id}
        htmlFor={isLabelable ? htmlFor : undefined}
        className="mb-1.5 text-small font-medium"
      >
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldDescription field={field} description={description} />
      {children}
      <div className="flex max-sm:flex-wrap">
        <FieldErrors field={field} messages={messages} />
        {note}
      </div>
    </div>
  );
}
