import { useEffect } from 'react';
import { isChunkLoadError, useReportError } from '../../headless/errors/index.js';
import { failureKind, type FailureKind } from '../../headless/http/index.js';

/** What kind of failure a page shows; one that nobody expects goes to the error channel too (spec row ERR-1). */
export function useReportedFailure(error: unknown): FailureKind {
  const report = useReportError();
  const kind = failureKind(error);
  const isUnexpected = error !== null && kind === 'failed' && !isChunkLoadError(error);
  useEffect(() => {
    if (isUnexpected) report(error, { source: 'router' });
  }, [error, isUnexpected, report]);
  return kind;
}
