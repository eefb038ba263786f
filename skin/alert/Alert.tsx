import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { classNames } from '../core/index.js';

/** What an alert says, and where: its `<div>` has the role `alert`. */
export interface AlertProps {
  /** What went wrong, and what can be done about it. */
  children: ReactNode;
  className?: string | undefined;
  /** The element; a prop of its own name, since React 18 keeps `ref` from function components. */
  alertRef?: Ref<HTMLDivElement> | undefined;
}

/** Says in place, at once and aloud, that something went wrong. */
export function Alert({ children, className, alertRef }: AlertProps): ReactElement {
  return (
    <div
      ref={alertRef}
      role="alert"
      className={classNames(
        'flex items-start gap-2 rounded-control border border-danger bg-danger-tint px-3 py-2 text-danger',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
