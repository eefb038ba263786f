import type { ReactElement } from 'react';
import {
  useLimiter,
  type LimiterSettings,
  type UseLimiterResult,
} from '../../headless/limiter/index.js';
import { classNames } from '../core/index.js';
import { FieldFrame, INPUT_LOOK, type FieldFrameProps } from '../field/index.js';

/**
 * A form field that holds text, its maximum length, and what happens to longer text (spec row
 * LIMIT-1).
 */
export interface LimitedFieldProps
  extends Omit<FieldFrameProps<string>, 'children' | 'hint'>, LimiterSettings {}

/** A notice of text that did not fit, and the remaining count. */
function Counter({ limiter }: { limiter: UseLimiterResult }): ReactElement {
  return (
    <>
      {limiter.notice !== null && (
        <p className="min-w-0 pt-1 pe-3 text-small text-warning wrap-anywhere">{limiter.notice}</p>
      )}
      <p
        {...limiter.getCounterProps()}
        className={classNames(
          'ms-auto shrink-0 pt-1 text-small tabular-nums data-[invalid=true]:font-medium data-[invalid=true]:text-danger',
          limiter.isAtLimit ? 'font-medium text-text' : 'text-muted',
        )}
      >
        {limiter.counter}
      </p>
    </>
  );
}

/** A single-line field of limited length, with a counter. */
export function LimitedTextField({ max, unit, mode, ...frame }: LimitedFieldProps): ReactElement {
  const limiter = useLimiter({ control: frame.field.control, max, unit, mode });
  return (
    <FieldFrame {...frame} hint={<Counter limiter={limiter} />}>
      <input
        {...limiter.getInputProps()}
        autoComplete="off"
        aria-required={frame.required || undefined}
        className={`${INPUT_LOOK} h-control`}
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
    <FieldFrame {...frame} hint={<Counter limiter={limiter} />}>
      <textarea
        {...limiter.getInputProps()}
        rows={rows}
        aria-required={frame.required || undefined}
        className={`${INPUT_LOOK} py-1.5`}
      />
    </FieldFrame>
  );
}
