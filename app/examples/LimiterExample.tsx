import type { ReactElement } from 'react';
import { useLimiter, type LimiterSettings } from '../../headless/limiter/index.js';

function Limited({ label, ...settings }: LimiterSettings & { label: string }): ReactElement {
  const limiter = useLimiter(settings);
  return (
    <div>
      <textarea
        aria-label={label}
        rows={2}
        placeholder={label}
        {...limiter.getInputProps()}
        className="input-look py-1.5"
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
        <span className="text-warning wrap-anywhere">{limiter.notice}</span>
        <span {...limiter.getCounterProps()} className="data-[invalid=true]:text-danger">
          {limiter.counter}
        </span>
      </p>
    </div>
  );
}

/**
 * Counted and cut as HTML does, counted as people do (try 👩‍👩‍👧), and with an error instead of a
 * cut.
 */
export function LimiterExample(): ReactElement {
  return (
    <div className="flex flex-col gap-4">
      <Limited label="At most 20 UTF-16 units" max={20} />
      <Limited label="At most 20 visible characters" max={20} unit="grapheme" />
      <Limited label="Too long is an error" max={20} mode="soft" />
    </div>
  );
}
