import type { ReactElement } from 'react';
import type { ErrorSummaryProps } from '../../skin/error-summary/index.js';
import { lazyPart } from '../../skin/core/index.js';

/**
 * The error summary of a form (behavior B-23), loaded when a submit is first refused. Call it once
 * for each form, outside of components.
 */
export function lazyErrorSummary<Values extends object>(): (
  props: ErrorSummaryProps<Values>,
) => ReactElement | null {
  return lazyPart<ErrorSummaryProps<Values>>({
    load: async () => (await import('../../skin/error-summary/index.js')).ErrorSummary<Values>,
    loss: 'There is no summary of what is wrong; the fields say it themselves.',
  });
}
