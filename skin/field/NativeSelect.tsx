import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';

/**
 * A native `<select>` of few and short choices. Browsers draw its box and its arrow differently, so
 * the skin draws them.
 */
export function NativeSelect({
  className,
  ...props
}: ComponentPropsWithoutRef<'select'>): ReactElement {
  return (
    <span className="relative min-w-max">
      <select {...props} className={classNames('h-control appearance-none pe-6', className)} />
      <Icon
        of={ChevronDown}
        size={14}
        className="pointer-events-none absolute inset-y-0 end-1.5 my-auto"
      />
    </span>
  );
}
