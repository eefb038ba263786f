import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { FieldMessage, FormHandle } from '../../headless/form/index.js';
import {
  useErrorSummary,
  type UseErrorSummaryOptions,
} from '../../headless/form-feedback/index.js';
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
  if (!summary.isShown) return null;
  const say = ({ type, message }: FieldMessage): ReactNode => message ?? messages[type] ?? type;
  return (
    <div
      {...summary.getSummaryProps()}
      className={classNames(
        'flex items-start gap-2 rounded-control border border-danger bg-danger-tint px-3 py-2 text-danger',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <div className="min-w-0 wrap-anywhere">
        <p {...summary.getHeadingProps()} className="font-medium">
          {summary.heading}
        </p>
        <ul className="mt-1 list-disc ps-4">
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
      </div>
    </div>
  );
}
