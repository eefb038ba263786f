import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactElement, Ref } from 'react';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';

/**
 * The props of the `<div>`, whose children say what went wrong and what can be done about it, and
 * its element.
 */
export interface AlertProps extends ComponentPropsWithoutRef<'div'> {
  /** Ref to the element; React 18 does not pass `ref` itself to function components. */
  alertRef?: Ref<HTMLDivElement> | undefined;
}

/**
 * An inline message that something went wrong. Screen readers read it out at once, unless it is
 * given a role that is no live region.
 */
export function Alert({ alertRef, className, children, ...props }: AlertProps): ReactElement {
  return (
    <div
      ref={alertRef}
      role="alert"
      {...props}
      className={classNames(
        'flex items-start gap-2 rounded-control border border-danger bg-danger-tint px-3 py-2 text-danger',
        className,
      )}
    >
      <Icon of={CircleAlert} className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
