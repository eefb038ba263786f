import { useEffect } from 'react';
import { useReportError } from '../../headless/errors/index.js';

/**
 * For what stands in for a part that cannot be loaded: tells the person so.
 * @param takeBack undoes what the person asked for, so that asking again loads it again
 */
export function useLostPart(cause: unknown, takeBack?: () => void): void {
  const report = useReportError();
  useEffect(() => {
    report(cause, { source: 'action' });
    takeBack?.();
  }, [report, cause, takeBack]);
}
