import { Info } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { UseSubmitGuardResult } from '../../headless/form/index.js';
import { useSubmitNotice } from '../../headless/form-feedback/index.js';
import { Button } from '../button/index.js';
import { Icon } from '../icon/index.js';

/** The form that the `<button>` submits, and its label. */
export interface SubmitButtonProps<Values> {
  form: UseSubmitGuardResult<Values>;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * The button that submits a form, busy while the form is validated or submitted. If a press was not
 * carried out, the reason is shown beside it (B-24), after all that stands there, so that none of it
 * moves.
 */
export function SubmitButton<Values>({
  form,
  children,
  className,
}: SubmitButtonProps<Values>): ReactElement {
  const notice = useSubmitNotice(form.store);
  return (
    <>
      <Button
        {...form.getSubmitProps()}
        variant="primary"
        isBusy={form.isSubmitting || form.isValidating}
        className={className}
      >
        {children}
      </Button>
      {notice !== '' && (
        <p className="order-last flex min-w-0 items-center gap-1.5 text-small text-muted">
          <Icon of={Info} className="shrink-0" />
          {notice}
        </p>
      )}
    </>
  );
}
