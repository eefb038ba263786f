import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RangeEnd, UseDateRangeResult } from '../../headless/date-range/index.js';
import { Icon } from '../icon/index.js';

/** The text input for the start or the end of a range. */
export function RangeField({
  range,
  end,
}: {
  range: UseDateRangeResult;
  end: RangeEnd;
}): ReactElement {
  const { label, problem } = range.fields[end];
  return (
    <div className="min-w-0 grow basis-0">
      <label {...range.getFieldLabelProps(end)} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <input
        {...range.getFieldProps(end)}
        className="input-look h-control tabular-nums data-active:not-data-invalid:border-accent forced-colors:data-active:not-data-invalid:border-highlight"
      />
      {problem !== null && (
        <p {...range.getProblemProps(end)} className="error-text pt-1">
          <Icon of={CircleAlert} />
          <span>{problem.message}</span>
        </p>
      )}
    </div>
  );
}
