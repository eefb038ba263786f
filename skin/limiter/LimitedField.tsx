import type { ReactElement } from 'react';
import { useLimiter, type LimiterSettings } from '../../headless/limiter/index.js';
import { describedControl, FieldFrame, textAreaLook, type FieldProps } from '../field/index.js';
import { LimitCounter } from './LimitCounter.js';

/**
 * A form field that holds text, its maximum length, and what happens to longer text (spec row
 * LIMIT-1).
 */
export interface LimitedFieldProps extends FieldProps<string>, LimiterSettings {}

/** A single-line field of limited length, with a counter. */
export function LimitedTextField({ max, unit, mode, ...frame }: LimitedFieldProps): ReactElement {
  const limiter = useLimiter({ control: describedControl(frame), max, unit, mode });
  return (
    <FieldFrame {...frame} note={<LimitCounter limit={limiter} />}>
      <input
        {...limiter.getInputProps()}
        autoComplete="off"
        aria-required={frame.required || undefined}
        className="input-look h-control"
      />
    </FieldFrame>
  );
}

/**
 * A multi-line field of limited length, with a counter, which grows with its text. `rows`: its least
 * height in lines; default 4.
 */
export function LimitedTextAreaField({
  max,
  unit,
  mode,
  rows = 4,
  ...frame
}: LimitedFieldProps & { rows?: number | undefined }): ReactElement {
  const limiter = useLimiter({ control: describedControl(frame), max, unit, mode });
  return (
    <FieldFrame {...frame} note={<LimitCounter limit={limiter} />}>
      <textarea
        {...limiter.getInputProps()}
        {...textAreaLook(rows)}
        aria-required={frame.required || undefined}
      />
    </FieldFrame>
  );
}
