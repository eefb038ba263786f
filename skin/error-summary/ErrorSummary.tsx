import type { ReactElement, ReactNode } from 'react';
import { useMergedRefs } from '../../headless/core/index.js';
import type { FieldMessage, FormHandle } from '../../headless/form/index.js';
import {
  useErrorSummary,
  type UseErrorSummaryOptions,
} from '../../headless/form-feedback/index.js';
import { Alert, keepFocusInView } from '../alert/index.js';
import { classNames } from '../core/index.js';
import type { FieldMessages } from '../field/index.js';

/** The form to sum up, and the words for its fields and their errors. */
export interface ErrorSummaryProps<Values> extends UseErrorSummaryOptions {
  form: FormHandle<Values>;
  /** The fields' messages for each error type, as in their own `messages`. */
  messages?: FieldMessages | undefined;
  className?: string | undefined;
}

/**
 * Lists what is wrong after a submit that did not succeed, with links to the fields, as long as
 * there are errors; otherwise renders nothing (B-23).
 */
export function ErrorSummary<Values extends object>({
  form,
  messages = {},
  className,
  ...options
}: ErrorSummaryProps<Values>): ReactElement | null {
  const summary = useErrorSummary(form, options);
  const { ref, ...props } = summary.getSummaryProps();
  // Its code may come after the first invalid field got the focus.
  const alertRef = useMergedRefs(ref, keepFocusInView);
  if (!summary.isShown) return null;
  const say = ({ type, message }: FieldMessage): ReactNode => message ?? messages[type] ?? type;
  return (
    <Alert {...props} alertRef={alertRef} className={classNames('wrap-anywhere', className)}>
      <p {...summary.getHeadingProps()} className="font-medium">
        {summary.heading}
      </p>
      <ul className="mt-1 list-disc ps-4 leading-6">
        {summary.formErrors.map((error) => (
          <li key={error.type}>{say(error)}</li>
        ))}
        {summary.entries.map(({ name, label, error, isOnPage, getLinkProps }) => (
          <li key={name}>
            {isOnPage ? (
              <a {...getLinkProps()} className="inline-block min-h-6 font-medium underline">
                {label}
              </a>
            ) : (
              <span className="font-medium">{label}</span>
            )}
            {' – '}
            {say(error)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
