import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '../icon/index.js';

/** The error of a dialog's input; room for it is always reserved. */
export function DialogProblem({ id, text }: { id: string; text: string | null }): ReactElement {
  return (
    <div className="min-h-7 py-1">
      {text !== null && (
        <p id={id} role="alert" className="error-text">
          <Icon of={CircleAlert} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
