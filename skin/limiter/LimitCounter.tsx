import type { ReactElement } from 'react';
import type { UseLimiterResult } from '../../headless/limiter/index.js';
import { classNames } from '../core/index.js';

/** The text whose length is limited. */
export interface LimitCounterProps {
  /** Result of `useLimiter` or of `useRichText`; without a limit there is no counter. */
  limit: Pick<UseLimiterResult, 'notice' | 'counter' | 'isAtLimit' | 'getCounterProps'>;
}

/**
 * A notice of text that did not fit, and the remaining count, for a row that may also hold errors.
 */
export function LimitCounter({ limit }: LimitCounterProps): ReactElement {
  return (
    <>
      {limit.notice !== null && (
        <p className="min-w-0 pt-1 pe-3 text-small text-warning wrap-anywhere">{limit.notice}</p>
      )}
      {limit.counter !== '' && (
        <p
          {...limit.getCounterProps()}
          className={classNames(
            'ms-auto max-w-full shrink-0 pt-1 text-end text-small wrap-anywhere tabular-nums data-[invalid=true]:font-medium data-[invalid=true]:text-danger',
            limit.isAtLimit ? 'font-medium text-text' : 'text-muted',
          )}
        >
          {limit.counter}
        </p>
      )}
    </>
  );
}
