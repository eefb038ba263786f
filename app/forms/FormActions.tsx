import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldMessage, UseSubmitGuardResult } from '../../headless/form/index.js';
import { Alert } from '../../skin/alert/index.js';
import { SubmitButton } from '../../skin/field/index.js';

/** Which form the button saves, what is said above it, and what stands beside it. */
export interface FormActionsProps<Values> {
  form: UseSubmitGuardResult<Values>;
  /** What is wrong with the form as a whole. */
  formErrors: readonly FieldMessage[];
  /** Beside the button that saves. */
  children: ReactNode;
}

/**
 * At the end of a long form, always in view where the window has the room: what is wrong with it, saving it,
 * and the way out.
 */
export function FormActions<Values>({
  form,
  formErrors,
  children,
}: FormActionsProps<Values>): ReactElement {
  return (
    <div
      data-page-edge
      className="-mx-1 border-t border-border bg-canvas px-1 py-3 tall:sticky tall:bottom-0 print:hidden"
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
