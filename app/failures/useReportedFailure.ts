import { useEffect, useRef } from 'react';
import { useAnnounce, useFormatText } from '../../headless/core/index.js';
import { isChunkLoadError, useReportError } from '../../headless/errors/index.js';
import { failureKind, retryWait, type FailureKind } from '../../headless/http/index.js';

/** The id of the text for a page that failed to load without a reason that a person may know. */
const PAGE_FAILED = 'app.failed.text';

/**
 * The id of the text that says why a page failed to load, or what else `failed` is about; format it
 * with `retryWait(error)`.
 */
export function failureTextId(kind: FailureKind, failed: string = PAGE_FAILED): string {
  if (kind === 'unreachable') return 'app.unreachable';
  return kind === 'busy' ? 'app.busy' : failed;
}

/**
 * Announces a failure that follows another, since its text is in the page already. The first one is
 * announced by the page itself.
 */
function useAnnouncedAgain(error: unknown, text: string): void {
  const announce = useAnnounce();
  const shown = useRef<unknown>(null);
  useEffect(() => {
    if (shown.current !== null && error !== null && error !== shown.current) announce(text);
    shown.current = error;
  }, [announce, error, text]);
}

/**
 * The kind of failure that a page shows. An unexpected one goes to the error channel too (spec row
 * ERR-1). `failed` is as for `failureTextId`.
 */
export function useReportedFailure(error: unknown, failed?: string): FailureKind {
  const report = useReportError();
  const format = useFormatText();
  const kind = failureKind(error);
  const id = failureTextId(kind, failed);
  useAnnouncedAgain(error, format({ id, values: { ...retryWait(error) } }));
  const isUnexpected = error !== null && kind === 'failed' && !isChunkLoadError(error);
  useEffect(() => {
    if (isUnexpected) report(error, { source: 'router' });
  }, [error, isUnexpected, report]);
  return kind;
}
