import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';

/** The error of a dialog's input; room for it is always reserved. */
export function DialogProblem({ id, text }: { id: string; text: string | null }): ReactElement {
  return (
    <div className="min-h-7 py-1">
      {text !== null && (
        <p id={id} role="alert" className="flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {text}
        </p>
      )}
    </div>
  );
}
