import { useEffect } from 'react';
import { useReportError } from '../../headless/errors/index.js';

/**
 * For the `Lost` component of a `lazyPart`: reports that the part could not be loaded, so that the
 * person is told.
 * @param takeBack undoes what the person asked for, so that asking again loads the part again
 */
export function useLostPart(cause: unknown, takeBack?: () => void): void {
  const report = useReportError();
  useEffect(() => {
    report(cause, { source: 'action' });
    takeBack?.();
  }, [report, cause, takeBack]);
}
