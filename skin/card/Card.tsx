import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { classNames } from '../core/index.js';

/** A bordered surface. Its content sets the padding, so that a table can reach the edges. */
export function Card({ className, ...props }: ComponentPropsWithoutRef<'div'>): ReactElement {
  return (
    <div
      {...props}
      className={classNames('rounded-card border border-border bg-surface', className)}
    />
  );
}
