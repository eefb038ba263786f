import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { classNames } from '../core/index.js';

/** The content of an alert, whose `<div>` has the role `alert`. */
export interface AlertProps {
  /** What went wrong, and what can be done about it. */
  children: ReactNode;
  className?: string | undefined;
  /** Ref to the element; React 18 does not pass `ref` itself to function components. */
  alertRef?: Ref<HTMLDivElement> | undefined;
}

/** An inline message that something went wrong, read out by screen readers at once. */
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
