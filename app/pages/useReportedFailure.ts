import { useEffect } from 'react';
import { isChunkLoadError, useReportError } from '../../headless/errors/index.js';
import { failureKind, type FailureKind } from '../../headless/http/index.js';

/** The id of the text that says why a page is not there; it is formatted with `retryWait(error)`. */
export function failureTextId(kind: FailureKind): string {
  if (kind === 'unreachable') return 'app.sign-in.unreachable';
  return kind === 'busy' ? 'app.busy' : 'app.failed.text';
}

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
