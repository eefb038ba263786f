import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { classNames } from '../core/index.js';

/** A surface with a border; what stands in it decides the padding, so a table can reach its edges. */
export function Card({ className, ...props }: ComponentPropsWithoutRef<'div'>): ReactElement {
  return (
    <div
      {...props}
      className={classNames('rounded-card border border-border bg-surface', className)}
    />
  );
}
