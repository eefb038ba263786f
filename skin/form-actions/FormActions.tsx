import type { ReactElement, ReactNode } from 'react';
import type { FieldMessage, UseSubmitGuardResult } from '../../headless/form/index.js';
import { Alert } from '../alert/index.js';
import { SubmitButton } from '../field/index.js';

/** The form to submit, its errors, and what the bar holds. */
export interface FormActionsProps<Values> {
  form: UseSubmitGuardResult<Values>;
  /** Shown on the button that submits the form. */
  submitLabel: ReactNode;
  /**
   * `formErrors` of `useFormErrors`, if the form's summary has `fieldsOnly`: here they are seen
   * wherever the form is scrolled to. Default none.
   */
  formErrors?: readonly FieldMessage[] | undefined;
  /** Shown beside that button, such as a link that leaves the form. */
  children?: ReactNode;
}

/**
 * The bar at the end of a long form: its errors, the button that submits it, and the way out. It is
 * sticky where the window is tall enough, and stands on the page's canvas.
 */
export function FormActions<Values>({
  form,
  submitLabel,
  formErrors,
  children,
}: FormActionsProps<Values>): ReactElement {
  return (
    <div
      data-page-edge
      className="relative -mx-1 bg-canvas px-1 py-3 before:absolute before:inset-x-1 before:top-0 before:border-t before:border-border tall:sticky tall:bottom-0 print:hidden"
    >
      {formErrors?.map(({ type, message }) => (
        <Alert key={type} className="mb-3">
          {message}
        </Alert>
      ))}
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form}>{submitLabel}</SubmitButton>
        {children}
      </div>
    </div>
  );
}
