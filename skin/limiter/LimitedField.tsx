import type { ReactElement } from 'react';
import { useLimiter, type LimiterSettings } from '../../headless/limiter/index.js';
import { FieldFrame, type FieldFrameProps } from '../field/index.js';
import { LimitCounter } from './LimitCounter.js';

/**
 * A form field that holds text, its maximum length, and what happens to longer text (spec row
 * LIMIT-1).
 */
export interface LimitedFieldProps
  extends Omit<FieldFrameProps<string>, 'children' | 'hint'>, LimiterSettings {}

/** A single-line field of limited length, with a counter. */
export function LimitedTextField({ max, unit, mode, ...frame }: LimitedFieldProps): ReactElement {
  const limiter = useLimiter({ control: frame.field.control, max, unit, mode });
  return (
    <FieldFrame {...frame} hint={<LimitCounter limit={limiter} />}>
      <input
        {...limiter.getInputProps()}
        autoComplete="off"
        aria-required={frame.required || undefined}
        className="input-look h-control"
      />
    </FieldFrame>
  );
}

/** A multi-line field of limited length, with a counter. */
export function LimitedTextAreaField({
  max,
  unit,
  mode,
  rows = 4,
  ...frame
}: LimitedFieldProps & { rows?: number | undefined }): ReactElement {
  const limiter = useLimiter({ control: frame.field.control, max, unit, mode });
  return (
    <FieldFrame {...frame} hint={<LimitCounter limit={limiter} />}>
      <textarea
        {...limiter.getInputProps()}
        rows={rows}
        aria-required={frame.required || undefined}
        className="input-look py-1.5"
      />
    </FieldFrame>
  );
}
