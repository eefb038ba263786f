import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldMessage, UseSubmitGuardResult } from '../../headless/form/index.js';
import { Alert } from '../../skin/alert/index.js';
import { SubmitButton } from '../../skin/field/index.js';

/** The form to save, its errors, and what else the bar holds. */
export interface FormActionsProps<Values> {
  form: UseSubmitGuardResult<Values>;
  /** Errors of the form as a whole. */
  formErrors: readonly FieldMessage[];
  /** Shown beside the save button. */
  children: ReactNode;
}

/**
 * The bar at the end of a long form: its errors, the save button, and the way out. It is sticky
 * where the window is tall enough.
 */
export function FormActions<Values>({
  form,
  formErrors,
  children,
}: FormActionsProps<Values>): ReactElement {
  return (
    <div
      data-page-edge
      className="relative -mx-1 bg-canvas px-1 py-3 before:absolute before:inset-x-1 before:top-0 before:border-t before:border-border tall:sticky tall:bottom-0 print:hidden"
    >
      {formErrors.map(({ type, message }) => (
        <Alert key={type} className="mb-3">
          {message}
        </Alert>
      ))}
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form}>
          <FormattedMessage id="forms.save" />
        </SubmitButton>
        {children}
      </div>
    </div>
  );
}
