import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../core/index.js';

/** The color of a badge; `neutral` is gray. */
export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
};

/** A word for a state. The word carries the meaning; the color only supports it. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }): ReactElement {
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-2 text-caption font-medium whitespace-nowrap forced-colors:border',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
