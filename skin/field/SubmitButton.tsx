import type { ReactElement, ReactNode } from 'react';
import type { UseSubmitGuardResult } from '../../headless/form/index.js';
import { Button } from '../button/index.js';

export interface SubmitButtonProps<Values> {
  form: UseSubmitGuardResult<Values>;
  children: ReactNode;
  className?: string | undefined;
}

/** The button that submits a form; while that is checked or sent, it says so. */
export function SubmitButton<Values>({
  form,
  children,
  className,
}: SubmitButtonProps<Values>): ReactElement {
  return (
    <Button
      {...form.getSubmitProps()}
      variant="primary"
      isBusy={form.isSubmitting || form.isValidating}
      className={className}
    >
      {children}
    </Button>
  );
}
