import type { ComponentType, LazyExoticComponent } from 'react';
import type { ErrorSummaryProps } from '../../skin/error-summary/index.js';
import { lazyOptional } from '../lazyOptional.js';

/**
 * The summary of what is wrong with a form (behaviour B-23), loaded when a submit was first refused. Make
 * it once for each form, outside of components.
 */
export function lazyErrorSummary<Values extends object>(): LazyExoticComponent<
  ComponentType<ErrorSummaryProps<Values>>
> {
  return lazyOptional<ErrorSummaryProps<Values>>(
    async () => (await import('../../skin/error-summary/index.js')).ErrorSummary<Values>,
    'There is no summary of what is wrong; the fields say it themselves.',
  );
}
